import type { WithdrawalFunction } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { withdrawalCalls } from './withdrawal-calls.ts';

interface Props {
  withdrawal: WithdrawalFunction;
  onDone: (words: string) => void;
}

/** On at once, off after a question: the law wants it there while any period runs. */
export function SwitchButton({ withdrawal, onDone }: Props) {
  const t = useTranslations('withdrawals');
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { withdrawal_id: id, trader, email, active } = withdrawal;
  const turn = async () => {
    setAsking(false);
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const body = { trader, email, active: !active };
    const outcome = await send(withdrawalCalls.changeWithdrawal, { params: { id }, body });
    setBusy(false);
    if (outcome.ok) onDone(t(active ? 'switchedOff' : 'switchedOn'));
    else setFailure(outcome);
  };
  return (
    <div className="mt-6">
      <div role="alert">
        {failure !== null && (
          <Notice kind="danger">
            <p>{failureText(failure)}</p>
          </Notice>
        )}
      </div>
      <button
        type="button"
        className="btn"
        aria-busy={busy}
        onClick={() => (active ? setAsking(true) : void turn())}
      >
        {t(active ? 'switchOff' : 'switchOn')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('ask.title')}
          keep={t('ask.keep')}
          act={t('ask.act')}
          onKeep={() => setAsking(false)}
          onAct={() => void turn()}
        >
          <p>{t('ask.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
