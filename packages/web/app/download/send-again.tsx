import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { agreementCalls } from '../agreements/agreement-calls.ts';
import { send } from '../api.ts';
import { useOperator } from '../operator.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Outcome } from '../outcome.ts';
import { linkTo } from '../rich-text.tsx';

interface Props {
  id: string;
  token: string | null;
  /** Where the letter goes, where it is known. */
  email: string | null;
}

/** The letter with the link once more, and what became of it. */
export function SendAgain({ id, token, email }: Props) {
  const t = useTranslations('download.send');
  const failureText = useFailureText();
  const { mails } = useOperator();
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    setOutcome(null);
    setOutcome(await send(agreementCalls.sendCustomerEmail, { params: { id }, agreementToken: token }));
    setBusy(false);
  };
  return (
    <>
      <p className="mt-3">
        <button
          className="linkbtn"
          type="button"
          aria-busy={busy}
          onClick={() => !busy && void ask().catch(reportError)}
        >
          {busy && <span className="spin" aria-hidden="true" />}
          {t(busy ? 'busy' : 'act')}
        </button>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div role="status" className="small">
        {outcome?.ok && <p>{email === null ? t('sent') : t('sentTo', { email })}</p>}
        {outcome?.ok && !mails && <p className="soft">{t.rich('outbox', { link: linkTo('/outbox') })}</p>}
        {outcome?.ok === false && <p>{failureText(outcome)}</p>}
      </div>
    </>
  );
}
