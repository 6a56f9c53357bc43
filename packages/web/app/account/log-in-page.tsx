import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '../frame/page-link.tsx';
import { logIn } from '../session/log-in.ts';
import { safeNext } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useArrival } from './arrival.ts';
import { AuthPage } from './auth-page.tsx';
import { FormTop } from './form-top.tsx';
import { faultsOf, useJudge } from './judge.ts';
import { pageLinkOf } from './page-link-of.tsx';
import { Resend } from './resend.tsx';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { isUnconfirmed, useWhyRefused } from './why-refused.ts';

export function LogInPage() {
  const t = useTranslations('account');
  const judge = useJudge();
  const { status } = useSession();
  const { email, done, ended } = useArrival();
  const [search] = useSearchParams();
  const [tried, setTried] = useState('');
  const form = useAccountForm({
    id: 'log-in',
    labels: { email: t('fields.email'), password: t('fields.password') },
    judge: (values) =>
      faultsOf({ email: judge.email(values.email.trim()), password: judge.required(values.password) }),
    act: (values) => {
      setTried(values.email.trim());
      return logIn(values.email.trim(), values.password);
    },
    // The session that is now there leads on.
    onDone: () => undefined,
  });
  const why = useWhyRefused(form.refused, form.refusals);
  const next = status === 'unknown' ? null : safeNext(search.get('next'));
  if (status === 'in') return <Navigate to={next ?? '/profile'} replace />;
  const offersResend =
    isUnconfirmed(form.refused) || (form.refused?.reason === 'refused' && form.refusals > 1);
  const register = `/profile/register${next === null ? '' : `?next=${encodeURIComponent(next)}`}`;
  const said = ended ? 'ended' : done;
  return (
    <AuthPage title={t('logIn.title')}>
      {said && why === null && form.problems.length === 0 && (
        <output className="block">
          <Notice kind={ended ? 'info' : 'ok'}>
            <p>{t(`logIn.${said}`)}</p>
          </Notice>
        </output>
      )}
      <FormTop of={form} why={why}>
        {offersResend && <Resend key={form.refusals} email={tried} />}
      </FormTop>
      <form {...form.props}>
        <TextField of={form} name="email" type="email" autoComplete="username" defaultValue={email} />
        <TextField of={form} name="password" type="password" autoComplete="current-password" />
        <div className="row row--between form__acts">
          <BusyButton form="log-in" words={t('logIn.title')} busyWords={t('logIn.busy')} busy={form.busy} />
          <PageLink className="linkbtn" to="/profile/reset-password">
            {t('logIn.forgot')}
          </PageLink>
        </div>
      </form>
      <hr />
      <p className="soft">{t.rich('logIn.noAccount', { link: pageLinkOf(register) })}</p>
    </AuthPage>
  );
}
