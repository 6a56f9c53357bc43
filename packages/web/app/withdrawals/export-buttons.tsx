import type { WithdrawalFormat } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { saveFile } from '../save-file.ts';
import { Notice } from '../ui/notice.tsx';
import { withdrawalCalls } from './withdrawal-calls.ts';

const formats = ['csv', 'json'] as const satisfies readonly WithdrawalFormat[];

/** The whole log as a file. */
export function ExportButtons({ id }: { id: string }) {
  const t = useTranslations('withdrawals.log');
  const failureText = useFailureText();
  const [said, setSaid] = useState<{ count: number; name: string } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const load = async (format: WithdrawalFormat) => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    setFailure(null);
    const outcome = await send(withdrawalCalls.exportWithdrawals, { params: { id }, body: { format } });
    setBusy(false);
    if (!outcome.ok) {
      setFailure(outcome);
      return;
    }
    const { url, records: count, file_name: name } = outcome.data;
    saveFile(url, name);
    setSaid({ count, name });
  };
  return (
    <>
      <div className="row mt-4">
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            className="btn btn--sm"
            aria-busy={busy}
            onClick={() => void load(format)}
          >
            {t(format)}
          </button>
        ))}
      </div>
      <output>{said !== null && <p className="small soft mt-2">{t('exported', said)}</p>}</output>
      <div role="alert">
        {failure !== null && (
          <Notice kind="danger">
            <p>{failureText(failure)}</p>
          </Notice>
        )}
      </div>
    </>
  );
}
