import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { sitePages } from '../layout/site-links.ts';
import { safeNext } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';
import { Notice } from '../ui/notice.tsx';
import { emailToCarry, useArrival } from './arrival.ts';
import { AuthPage } from './auth-page.tsx';
import { LogInForm } from './log-in-form.tsx';
import { createPageLink } from './create-page-link.tsx';

export function LogInPage() {
  const t = useTranslations('account');
  const { status } = useSession();
  const { email, done, ended } = useArrival();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const next = status === 'unknown' ? null : safeNext(search.get('next'));
  if (status === 'in') return <Navigate to={next ?? sitePages.myAgreements.to} replace />;
  const register = `/profile/register${next === null ? '' : `?next=${encodeURIComponent(next)}`}`;
  const said = ended ? 'ended' : done;
  const greeting = said && (
    <output className="block">
      <Notice kind={ended ? 'info' : 'ok'}>
        <p>{t(`logIn.${said}`)}</p>
      </Notice>
    </output>
  );
  return (
    <AuthPage title={t('logIn.title')}>
      <LogInForm id="log-in" email={email} greeting={greeting} onEmail={setTyped} />
      <hr />
      <p className="soft">
        {t.rich('logIn.noAccount', { link: createPageLink(register, emailToCarry(typed ?? email)) })}
      </p>
    </AuthPage>
  );
}
