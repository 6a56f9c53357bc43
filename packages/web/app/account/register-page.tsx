import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { sitePages } from '../layout/site-links.ts';
import { logInPath, safeNext } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';
import { emailToCarry, useArrival } from './arrival.ts';
import { AuthPage } from './auth-page.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { createPageLink } from './create-page-link.tsx';
import { Resend } from './resend.tsx';
import { SignUpForm } from './sign-up-form.tsx';

function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useTranslations('account.signUp');
  const other = useTranslations('account.forgot')('again');
  return (
    <AuthPage title={t('sentTitle')} followUp>
      <p className="lead">{t('sent', { email })}</p>
      <OutboxNote />
      <hr />
      <p className="soft">{t('sentNothing')}</p>
      <Resend email={email} outbox={false} />
      {/* Whoever mistyped the address waits in vain. */}
      <p className="form__acts">
        <button type="button" className="btn" onClick={onOther}>
          {other}
        </button>
      </p>
    </AuthPage>
  );
}

export function RegisterPage() {
  const t = useTranslations('account');
  const { status } = useSession();
  const [search] = useSearchParams();
  const arrival = useArrival();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const next = status === 'unknown' ? null : safeNext(search.get('next'));
  if (sentTo !== null && !again) return <Sent email={sentTo} onOther={() => setAgain(true)} />;
  if (status === 'in') return <Navigate to={next ?? sitePages.myAgreements.to} replace />;
  const logIn = `${logInPath}${next === null ? '' : `?next=${encodeURIComponent(next)}`}`;
  return (
    <AuthPage title={t('signUp.title')} followUp={again}>
      <SignUpForm
        id="sign-up"
        email={sentTo ?? arrival.email}
        logIn={logIn}
        onDone={(email) => {
          setSentTo(email);
          setAgain(false);
        }}
        onEmail={setTyped}
      />
      <hr />
      <p className="soft">
        {t.rich('signUp.hasAccount', { link: createPageLink(logIn, emailToCarry(typed ?? arrival.email)) })}
      </p>
    </AuthPage>
  );
}
