import { useTranslations } from 'use-intl';
import { LoadingPage } from '../layout/loading-page.tsx';

export function LoadingFiles() {
  const t = useTranslations('download');
  return <LoadingPage title={t('files')} said={t('loading')} />;
}
