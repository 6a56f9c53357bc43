import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { StatusPage } from '../frame/status-page.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';

export function LoadingFiles() {
  const t = useTranslations('download');
  return (
    <main id="main" className="wrap page" aria-busy="true">
      <PageTitle>{t('files')}</PageTitle>
      <Announcement text={t('loading')} />
      <div className="late grid max-w-(--column) gap-5" aria-hidden="true">
        <span className="skel w-1/4" />
        <span className="skel h-8 w-2/3" />
        <span className="skel" />
        <span className="skel w-5/6" />
      </div>
    </main>
  );
}

export function Foreign() {
  const t = useTranslations('download.foreign');
  return (
    <StatusPage mark="[ • ]" title={t('title')} lead={t('lead')}>
      <PageTitle>{t('title')}</PageTitle>
      <p>
        <Link className="btn btn--primary" to="/">
          {t('home')}
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
        <Link className="btn btn--primary" to={`/wizard/pay/${id}`}>
          {t('pay')}
        </Link>
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
