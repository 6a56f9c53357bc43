import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { logInPath, safeNext } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';
import { AuthPage } from './auth-page.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { pageLinkOf } from './page-link-of.tsx';
import { Resend } from './resend.tsx';
import { SignUpForm } from './sign-up-form.tsx';

function Sent({ email }: { email: string }) {
  const t = useTranslations('account.signUp');
  return (
    <AuthPage title={t('sentTitle')} followUp>
      <p className="lead">{t('sent', { email })}</p>
      <OutboxNote />
      <hr />
      <p className="soft">{t('sentNothing')}</p>
      <Resend email={email} outbox={false} />
    </AuthPage>
  );
}

export function RegisterPage() {
  const t = useTranslations('account');
  const { status } = useSession();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const next = status === 'unknown' ? null : safeNext(search.get('next'));
  if (sentTo !== null) return <Sent email={sentTo} />;
  if (status === 'in') return <Navigate to={next ?? '/profile'} replace />;
  const logIn = `${logInPath}${next === null ? '' : `?next=${encodeURIComponent(next)}`}`;
  return (
    <AuthPage title={t('signUp.title')}>
      <SignUpForm id="sign-up" logIn={logIn} onDone={setSentTo} />
      <hr />
      <p className="soft">{t.rich('signUp.hasAccount', { link: pageLinkOf(logIn) })}</p>
    </AuthPage>
  );
}
