import type { ForbiddenReason } from '@clausewright/contract/reasons';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../layout/page-title.tsx';
import { StatusPage } from '../layout/status-page.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { logOut } from '../session/log-out.ts';
import { logInAddress } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';

/** The way to the own agreements. */
export function OwnAgreementsLink({ primary = false }: { primary?: boolean }) {
  const t = useTranslations('download');
  return (
    <Link className={primary ? 'btn btn--primary' : 'btn'} to="/profile/agreements">
      {t('mine')}
    </Link>
  );
}

/** The way home. */
export function HomeLink() {
  const t = useTranslations('download');
  return (
    <Link className="btn" to="/">
      {t('foreign.home')}
    </Link>
  );
}

/** Somebody else's: who has an account may own it after all. */
export function ForeignAgreement({ why }: { why: ForbiddenReason }) {
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
        <p className="row">
          <a
            className="btn btn--primary"
            href={logIn}
            onClick={() => {
              logOut();
            }}
          >
            {t('otherAccount.switch')}
          </a>
          <OwnAgreementsLink />
        </p>
      </StatusPage>
    );
  }
  return (
    <StatusPage mark="[ • ]" title={t('foreign.title')} lead={t('foreign.lead')}>
      <PageTitle>{t('foreign.title')}</PageTitle>
      <NextSteps />
    </StatusPage>
  );
}

/** The log-in, which may open it after all, or what is one's own. */
export function NextSteps() {
  const t = useTranslations('download.foreign');
  const { status } = useSession();
  const logIn = logInAddress(useLocation());
  return (
    <>
      {status === 'out' && <p>{t('logInHint')}</p>}
      <p className="row">
        {status === 'out' && (
          <Link className="btn btn--primary" to={logIn}>
            {t('logIn')}
          </Link>
        )}
        {status === 'in' ? <OwnAgreementsLink primary /> : <HomeLink />}
      </p>
    </>
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
