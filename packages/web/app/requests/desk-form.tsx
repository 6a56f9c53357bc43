import type { RequestDesk } from '@clausewright/contract';
import { isEmail } from '@clausewright/contract/account-rules';
import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors } from '../account/use-validation.ts';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
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
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'desk',
    labels: { trader: t('trader'), email: t('email') },
    judge: ({ trader, email }) =>
      findErrors({
        trader: trader.trim() === '' ? t('traderMissing') : undefined,
        email: isEmail(email.trim()) ? undefined : t('emailWrong'),
      }),
    act: ({ trader, email }) =>
      send(requestCalls.keepRequestDesk, {
        params: { id: website },
        body: { trader: trader.trim(), email: email.trim(), active: desk?.active ?? true },
      }),
    onDone: () => onDone(t(desk === null ? 'switchedOn' : 'saved')),
  });
  const { refused } = form;
  return (
    <>
      <FormTop of={form} why={refused && failureText(refused)} />
      <form {...form.props} className="narrow wdr__form">
        <TextField
          of={form}
          name="trader"
          hint={t('traderHint')}
          defaultValue={given.trader}
          maxLength={limits.withdrawal.trader}
          autoComplete="organization"
        />
        <TextField
          of={form}
          name="email"
          type="email"
          hint={t('emailHint')}
          defaultValue={given.email}
          maxLength={limits.email.max}
          autoComplete="email"
        />
        <div className="form__acts">
          <BusyButton
            form={form.id}
            words={t(desk === null ? 'switchOn' : 'save')}
            busyWords={t('saving')}
            busy={form.busy}
            look={desk === null ? 'primary' : 'plain'}
          />
        </div>
      </form>
    </>
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
