import { useTranslations } from 'use-intl';
import { PageTitle } from '../frame/page-title.tsx';

/** `/profile/privacy-consents`: one card per website. */
export function DeckPage() {
  const t = useTranslations('consents');
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('title')}</PageTitle>
      <div className="page__head">
        <h1>{t('title')}</h1>
      </div>
    </main>
  );
}
