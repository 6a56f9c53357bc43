import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LogInForm } from '../../account/log-in-form.tsx';
import { OutboxNote } from '../../account/outbox-note.tsx';
import { Resend } from '../../account/resend.tsx';
import { SignUpForm } from '../../account/sign-up-form.tsx';
import '../../account/account.css';
import { type Way, SignUpOrLogIn } from '../../sign-up-or-log-in/sign-up-or-log-in.tsx';
import { AreaWords } from '../../language/area-words.tsx';
import { logInAddress } from '../../session/next-address.ts';
import { useSession } from '../../session/use-session.ts';
import { ErrorText } from '../../ui/error-text.tsx';

const keepTitle = 'keep-title';

interface Props {
  /** How often Create was pressed in vain: each time the focus comes here. */
  refusals: number;
}

/** Who creates a banner has an account whose address is confirmed; what was answered waits for it here. */
export function SaveBanner(props: Props) {
  return (
    <AreaWords area="keep">
      <Panel {...props} />
    </AreaWords>
  );
}

function Panel({ refusals }: Props) {
  const t = useTranslations('consent-wizard.keep');
  const mail = useTranslations('account.signUp');
  const { status, customer, confirmed } = useSession();
  const [way, setWay] = useState<Way | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const logIn = logInAddress(useLocation());
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  useEffect(() => {
    // The form that had the focus is gone.
    const gone = before.current === 'out' && status === 'in' && document.activeElement === document.body;
    if (gone) heading.current?.focus();
    before.current = status;
  }, [status]);
  useEffect(() => {
    if (sentTo !== null || refusals > 0) heading.current?.focus();
  }, [sentTo, refusals]);
  if (status === 'unknown') return null;
  /** Nothing goes on before the letter is opened. */
  const waits = status === 'in' ? !confirmed : sentTo !== null;
  return (
    <section className="panel keep" aria-labelledby={keepTitle}>
      <h2 id={keepTitle} className="rv__title" tabIndex={-1} ref={heading}>
        {waits ? mail('sentTitle') : t('title')}
      </h2>
      <div role="alert">
        {refusals > 0 && !confirmed && (
          <ErrorText id="keep-error">{t(status === 'in' ? 'confirmFirst' : 'first')}</ErrorText>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div role="status">
        {status === 'in' && <p>{t(confirmed ? 'willKeep' : 'confirm', { email: customer.email })}</p>}
        {status === 'out' && sentTo !== null && <p>{t('sent', { email: sentTo })}</p>}
      </div>
      {status === 'in' && !confirmed && <Resend email={customer.email} />}
      {status === 'out' && sentTo !== null && (
        <>
          <OutboxNote />
          <Resend email={sentTo} outbox={false} />
        </>
      )}
      {status === 'out' && (
        <>
          {sentTo === null && <p>{t('lead')}</p>}
          <SignUpOrLogIn way={way} choose={setWay} nameOf={(one) => t(one)}>
            {way === 'logIn' && <LogInForm id="keep-log-in" email={sentTo ?? undefined} />}
            {way === 'signUp' && (
              <SignUpForm
                id="keep-sign-up"
                logIn={logIn}
                onDone={(email) => {
                  setSentTo(email);
                  setWay(null);
                }}
              />
            )}
          </SignUpOrLogIn>
        </>
      )}
    </section>
  );
}
