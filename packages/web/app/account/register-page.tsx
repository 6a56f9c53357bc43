import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../language/language-provider.tsx';
import { useFailureText } from '../outcome-text.ts';
import { registerAccount } from '../session/log-in.ts';
import { logInPath, safeNext } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { AuthPage } from './auth-page.tsx';
import { FormTop } from './form-top.tsx';
import { faultsOf, useJudge } from './judge.ts';
import { OutboxNote } from './outbox-note.tsx';
import { pageLinkOf } from './page-link-of.tsx';
import { Resend } from './resend.tsx';
import { TermsNote } from './terms-note.tsx';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';

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
  const judge = useJudge();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const { status } = useSession();
  const [search] = useSearchParams();
  const [later, setLater] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [tried, setTried] = useState('');
  const form = useAccountForm({
    id: 'sign-up',
    labels: {
      email: t('fields.email'),
      password: t('fields.password'),
      repeat: t('fields.repeat'),
    },
    judge: ({ email, password, repeat }) =>
      faultsOf({
        email: judge.email(email.trim()),
        password: later ? undefined : judge.newPassword(password),
        repeat: later ? undefined : judge.repeat(repeat, password),
      }),
    act: ({ email, password }) => {
      setTried(email.trim());
      return registerAccount({ email: email.trim(), password: later ? null : password, language });
    },
    onDone: (_, { email }) => setSentTo(email.trim()),
  });
  const next = status === 'unknown' ? null : safeNext(search.get('next'));
  if (sentTo !== null) return <Sent email={sentTo} />;
  if (status === 'in') return <Navigate to={next ?? '/profile'} replace />;
  const { refused } = form;
  const logIn = `${logInPath}${next === null ? '' : `?next=${encodeURIComponent(next)}`}`;
  const exists =
    refused !== null && 'messages' in refused && refused.messages.some(({ code }) => code === 'email-exists');
  return (
    <AuthPage title={t('signUp.title')}>
      <FormTop of={form} title={t('signUp.incomplete')} why={refused && failureText(refused)}>
        {exists && (
          <p>
            {t.rich('signUp.exists', {
              in: pageLinkOf(logIn, { email: tried }),
              new: pageLinkOf('/profile/reset-password'),
            })}
          </p>
        )}
      </FormTop>
      <form {...form.props}>
        <TextField of={form} name="email" type="email" autoComplete="email" />
        {!later && (
          <>
            <TextField
              of={form}
              name="password"
              type="password"
              autoComplete="new-password"
              hint={t('passwordHint', { min: limits.password.min })}
            />
            <TextField of={form} name="repeat" type="password" autoComplete="new-password" />
          </>
        )}
        <label className="check mt-4">
          <input type="checkbox" checked={later} onChange={() => setLater(!later)} />
          <span>
            {t('signUp.later')} <small className="block muted">{t('signUp.laterNote')}</small>
          </span>
        </label>
        <TermsNote />
        <div className="form__acts">
          <BusyButton
            form="sign-up"
            words={t('signUp.title')}
            busyWords={t('signUp.busy')}
            busy={form.busy}
          />
        </div>
      </form>
      <hr />
      <p className="soft">{t.rich('signUp.hasAccount', { link: pageLinkOf(logIn) })}</p>
    </AuthPage>
  );
}
