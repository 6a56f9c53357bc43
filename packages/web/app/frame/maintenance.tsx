import { useTranslations } from 'use-intl';
import { PageTitle } from './page-title.tsx';
import { StatusPage } from './status-page.tsx';

export function Maintenance() {
  const t = useTranslations('health.maintenance');
  return (
    <StatusPage mark="[ • ]" title={t('title')} lead={t('lead')}>
      <PageTitle>{t('title')}</PageTitle>
      <output className="row small soft">
        <span className="spin" aria-hidden="true" />
        {t('retry')}
      </output>
      <p className="small soft">{t('connection')}</p>
    </StatusPage>
  );
}
