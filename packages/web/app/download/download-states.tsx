import type { ForbiddenReason } from '@clausewright/contract/reasons';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../frame/page-title.tsx';
import { StatusPage } from '../frame/status-page.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { logOut } from '../session/log-out.ts';
import { logInAddress } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';

/** Somebody else's: who has an account may own it after all. */
export function Foreign({ why }: { why: ForbiddenReason }) {
  const t = useTranslations('download');
  const { status, customer } = useSession();
  const logIn = logInAddress(useLocation());
  if (why === 'other-account' && status === 'in') {
    return (
      <StatusPage
        mark="[ • ]"
        title={t('otherAccount.title')}
        lead={t('otherAccount.lead', { email: customer.email })}
      >
        <PageTitle>{t('otherAccount.title')}</PageTitle>
        <p>
          <a
            className="btn btn--primary"
            href={logIn}
            onClick={() => {
              logOut();
            }}
          >
            {t('otherAccount.switch')}
          </a>
        </p>
      </StatusPage>
    );
  }
  return (
    <StatusPage mark="[ • ]" title={t('foreign.title')} lead={t('foreign.lead')}>
      <PageTitle>{t('foreign.title')}</PageTitle>
      {status === 'out' && <p>{t('foreign.logInHint')}</p>}
      <p className="row">
        {status === 'out' && (
          <Link className="btn btn--primary" to={logIn}>
            {t('foreign.logIn')}
          </Link>
        )}
        <Link className="btn" to="/">
          {t('foreign.home')}
        </Link>
      </p>
    </StatusPage>
  );
}

export function Unpaid({ id }: { id: string }) {
  const t = useTranslations('download.unpaid');
  return (
    <StatusPage mark="[ • ]" title={t('title')} lead={t('lead')}>
      <PageTitle>{t('title')}</PageTitle>
      <p>
        <a className="btn btn--primary" href={`/wizard/pay/${id}`}>
          {t('pay')}
        </a>
      </p>
    </StatusPage>
  );
}

export function Problem({ failure, retry }: { failure: Failure; retry: () => void }) {
  const t = useTranslations('download.problem');
  const text = useFailureText();
  return (
    <StatusPage mark="[ • ]" title={t('title')} lead={text(failure)}>
      <PageTitle>{t('title')}</PageTitle>
      <p>
        <button className="btn btn--primary" type="button" onClick={retry}>
          {t('again')}
        </button>
      </p>
    </StatusPage>
  );
}
