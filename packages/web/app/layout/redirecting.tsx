import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from './page-title.tsx';
import { StatusPage } from './status-page.tsx';

interface Props {
  /** Absolute address of another site, http or https. */
  to: string;
  /** Why the person goes there, as a sentence. */
  because: string;
  /** The link alone leads away. */
  stay?: boolean;
}

/** Stands while the app leaves for another site; the link is for when the browser does not go by itself. */
export function Redirecting({ to, because, stay = false }: Props) {
  const t = useTranslations('frame.redirecting');
  const { host, protocol } = new URL(to);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  useEffect(() => {
    if (isWeb && !stay) location.assign(to);
  }, [isWeb, stay, to]);
  return (
    <StatusPage mark="[ → ]" title={t('title', { host })} lead={because}>
      <PageTitle>{t('page')}</PageTitle>
      <p className="small soft">{t('lead')}</p>
      {isWeb && (
        <p>
          <a className="btn btn--primary" href={to} rel="noreferrer">
            {t('go', { host })}
          </a>
        </p>
      )}
    </StatusPage>
  );
}
