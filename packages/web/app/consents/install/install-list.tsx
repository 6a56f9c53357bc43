import { useTranslations } from 'use-intl';
import { PageTitle } from '../../frame/page-title.tsx';

/** `/privacy-consent/install`: which website is meant. */
export function InstallList() {
  const t = useTranslations('install');
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('title')}</PageTitle>
      <div className="page__head">
        <h1>{t('title')}</h1>
      </div>
    </main>
  );
}
