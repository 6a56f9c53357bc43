import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { useFailureText } from '../outcome-text.ts';
import type { Outcome } from '../outcome.ts';
import { OutboxNote } from './outbox-note.tsx';

interface Props {
  email: string;
  /** Says where letters lie when nobody delivers them. */
  outbox?: boolean;
}

/** The confirmation letter once more, and what became of it. */
export function Resend({ email, outbox = true }: Props) {
  const t = useTranslations('account.resend');
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null);
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await send(accountCalls.resendActivation, { body: { email } }));
    setBusy(false);
  };
  return (
    <>
      <p>
        <button className="linkbtn" type="button" aria-busy={busy} onClick={() => void resend()}>
          {t('act')}
        </button>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div role="status" className="resend">
        {outcome && <p>{outcome.ok ? t('sent', { email }) : t('failed', { why: failureText(outcome) })}</p>}
        {outcome?.ok && outbox && <OutboxNote />}
      </div>
    </>
  );
}
