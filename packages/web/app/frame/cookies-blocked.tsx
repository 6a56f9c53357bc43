import { useTranslations } from 'use-intl';
import { PageTitle } from './page-title.tsx';
import { StatusPage } from './status-page.tsx';

export function CookiesBlocked() {
  const t = useTranslations('health.blocked');
  return (
    <StatusPage mark="[ • ]" title={t('title')} lead={t('lead')}>
      <PageTitle>{t('title')}</PageTitle>
      <p className="small soft">{t('how')}</p>
    </StatusPage>
  );
}
