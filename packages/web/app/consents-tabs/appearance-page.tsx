import { useTranslations } from 'use-intl';
import { PageTitle } from '../frame/page-title.tsx';
import { useConsent } from './consent-context.ts';

/** `/profile/privacy-consents/appearance/{id}` */
export function AppearancePage() {
  const t = useTranslations('banner-editor');
  const { details } = useConsent();
  return (
    <>
      <PageTitle>{t('page', { tab: t('tabs.appearance'), site: details.site_url })}</PageTitle>
      <h2>{t('tabs.appearance')}</h2>
    </>
  );
}
