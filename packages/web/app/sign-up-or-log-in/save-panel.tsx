import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LogInForm } from '../account/log-in-form.tsx';
import { OutboxNote } from '../account/outbox-note.tsx';
import { Resend } from '../account/resend.tsx';
import { SignUpForm } from '../account/sign-up-form.tsx';
import '../account/account.css';
import { PageLink } from '../layout/page-link.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { checkAddress } from '../session/log-in.ts';
import { logInAddress } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';
import { useFetched } from '../use-fetched.ts';
import { type Way, SignUpOrLogIn } from './sign-up-or-log-in.tsx';

interface Keeping {
  /** Address that the person gave for the document, offered as the account's. */
  email: string | null;
  /** Proofs that somebody makes an agreement here (see `X-Draft-Token`). */
  draftToken?: string | null;
  agreementToken?: string | null;
}
interface Props extends Keeping {
  /** The agreement exists already. */
  made: boolean;
}

/**
 * Saving asks to log in or sign up; whoever does neither keeps the private link. Never inside another
 * form: it has its own.
 */
export function SavePanel(props: Props) {
  return (
    <AreaWords area="keep">
      <Panel {...props} />
    </AreaWords>
  );
}

function Panel({ made, ...keeping }: Props) {
  const t = useTranslations('keep');
  const mail = useTranslations('account.signUp');
  const { status, customer, confirmed } = useSession();
  const [chosen, setChosen] = useState<Way | null>(null);
  /** Of an account that is not logged in: the server saw no proof of the document. */
  const [registered, setRegistered] = useState<string | null>(null);
  const logIn = logInAddress(useLocation());
  const known = useKnown(status === 'out' ? keeping : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  useEffect(() => {
    // The form that had the focus is gone.
    const gone = before.current === 'out' && status === 'in' && document.activeElement === document.body;
    if (gone && chosen !== null) heading.current?.focus();
    before.current = status;
  }, [status, chosen]);
  useEffect(() => {
    if (registered !== null) heading.current?.focus();
  }, [registered]);
  if (status === 'unknown') return null;
  const email = keeping.email ?? undefined;
  const sentTo = status === 'out' ? registered : null;
  const way = chosen ?? (known ? 'logIn' : null);
  return (
    <section className="panel keep" aria-labelledby="keep-title">
      <h2 id="keep-title" className="rv__title" tabIndex={-1} ref={heading}>
        {sentTo === null ? t('title') : mail('sentTitle')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div role="status">
        {status === 'in' && <p>{t(made ? 'kept' : 'willKeep', { email: customer.email })}</p>}
        {status === 'in' && !confirmed && <p className="mt-2">{t('confirm', { email: customer.email })}</p>}
        {known && <p>{t('known', { email: keeping.email ?? '' })}</p>}
        {sentTo !== null && <p>{mail('sent', { email: sentTo })}</p>}
      </div>
      {status === 'in' &&
        (confirmed ? (
          <p className="mt-2">
            <PageLink className="linkbtn" to="/profile/agreements">
              {t('open')}
            </PageLink>
          </p>
        ) : (
          <Resend email={customer.email} />
        ))}
      {sentTo !== null && (
        <>
          <OutboxNote />
          <Resend email={sentTo} outbox={false} />
        </>
      )}
      {status === 'out' && (
        <>
          {!known && sentTo === null && <p>{t('lead')}</p>}
          <SignUpOrLogIn way={way} choose={setChosen} nameOf={(one) => t(one)}>
            {way === 'logIn' && <LogInForm id="keep-log-in" email={sentTo ?? email} />}
            {way === 'signUp' && (
              <SignUpForm
                id="keep-sign-up"
                email={email}
                draftToken={keeping.draftToken ?? null}
                agreementToken={keeping.agreementToken ?? null}
                logIn={logIn}
                onDone={(email) => {
                  setRegistered(email);
                  setChosen(null);
                }}
              />
            )}
          </SignUpOrLogIn>
        </>
      )}
    </section>
  );
}

/** Whether the address has an account; asked once per address, because the server answers few times. */
function useKnown(keeping: Keeping | null): boolean {
  const email = keeping?.email ?? null;
  const draftToken = keeping?.draftToken ?? null;
  const ask = useMemo(() => {
    if (email === null || draftToken === null) return null;
    return async (signal: AbortSignal) => {
      const exists = await checkAddress(email, draftToken, signal);
      return { ok: true, data: exists === true ? email : null } as const;
    };
    // A newer token of the same draft asks nothing new.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [email, draftToken === null]);
  const { data: known } = useFetched<string | null>(ask);
  return email !== null && known === email;
}
