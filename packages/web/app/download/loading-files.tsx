import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { PageTitle } from '../frame/page-title.tsx';

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
