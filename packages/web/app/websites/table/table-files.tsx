import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../../api.ts';
import type { Failure } from '../../outcome.ts';
import { saveFile } from '../../save-file.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { tableCalls } from './table-calls.ts';

/** An example to begin with, and what is there in the same columns. */
export function TableFiles() {
  const t = useTranslations('api-keys.table');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = async (of: 'own' | 'example') => {
    if (busy) return;
    setBusy(true);
    const outcome = await send(tableCalls.read, { query: { of } });
    setBusy(false);
    setFailure(outcome.ok ? null : outcome);
    if (!outcome.ok) return;
    const { text, file_name: name, rows } = outcome.data;
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    saveFile(address, name);
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    setSaid(t('loaded', { name, count: rows }));
  };
  return (
    <>
      <div className="row mt-4">
        {(['example', 'own'] as const).map((of) => (
          <button
            key={of}
            type="button"
            className="btn btn--sm"
            aria-busy={busy}
            onClick={() => void load(of).catch(reportError)}
          >
            <Download className="icon icon--sm" aria-hidden="true" />
            {t(of)}
          </button>
        ))}
      </div>
      <output>{said !== '' && <p className="small soft mt-2">{said}</p>}</output>
      <FailureAlert failure={failure} />
    </>
  );
}
