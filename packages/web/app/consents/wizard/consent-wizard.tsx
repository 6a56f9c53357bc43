import { useTranslations } from 'use-intl';
import { PageTitle } from '../../frame/page-title.tsx';

/** `/privacy-consent/wizard`: what a banner needs to know, step by step. */
export function ConsentWizard() {
  const t = useTranslations('consent-wizard');
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('title')}</PageTitle>
      <div className="page__head">
        <h1>{t('title')}</h1>
      </div>
    </main>
  );
}
