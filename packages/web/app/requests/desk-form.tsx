import type { RequestDesk } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { FunctionForm } from '../withdrawals/function-form.tsx';
import { requestCalls } from './request-calls.ts';

interface Props {
  website: string;
  /** Null before it is switched on for the first time. */
  desk: RequestDesk | null;
  given: { trader: string; email: string };
  onDone: (words: string) => void;
}

/** Who visitors ask, and where word of requests goes. */
export function DeskForm({ website, desk, given, onDone }: Props) {
  const t = useTranslations('withdrawals.desk');
  return (
    <FunctionForm
      id="desk"
      given={given}
      words={t(desk === null ? 'switchOn' : 'save')}
      busyWords={t('saving')}
      look={desk === null ? 'primary' : 'plain'}
      named={{
        trader: t('trader'),
        traderHint: t('traderHint'),
        traderMissing: t('traderMissing'),
        email: t('email'),
        emailHint: t('emailHint'),
        emailWrong: t('emailWrong'),
      }}
      act={(chosen) =>
        send(requestCalls.keepRequestDesk, {
          params: { id: website },
          body: { ...chosen, active: desk?.active ?? true },
        })
      }
      onDone={() => onDone(t(desk === null ? 'switchedOn' : 'saved'))}
    />
  );
}

/** On or off; what is there already is answered all the same. */
export function DeskSwitch({ website, desk, onDone }: Omit<Props, 'given'> & { desk: RequestDesk }) {
  const t = useTranslations('withdrawals.desk');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { trader, email, active } = desk;
  const turn = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const body = { trader, email, active: !active };
    const outcome = await send(requestCalls.keepRequestDesk, { params: { id: website }, body });
    setBusy(false);
    if (outcome.ok) onDone(t(active ? 'switchedOff' : 'switchedOn'));
    else setFailure(outcome);
  };
  return (
    <div className="mt-6">
      <FailureAlert failure={failure} />
      <button type="button" className="btn" aria-busy={busy} onClick={() => void turn()}>
        {t(active ? 'switchOff' : 'switchOnAgain')}
      </button>
      {active && <p className="hint mt-2">{t('offNote')}</p>}
    </div>
  );
}
