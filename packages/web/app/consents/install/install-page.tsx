import { useTranslations } from 'use-intl';
import { PageTitle } from '../../frame/page-title.tsx';

/** `/privacy-consent/install/{id}`: how the banner gets on the website. */
export function InstallPage({ id }: { id: string }) {
  const t = useTranslations('install');
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('title')}</PageTitle>
      <div className="page__head">
        <h1>
          {t('title')} {id}
        </h1>
      </div>
    </main>
  );
}
