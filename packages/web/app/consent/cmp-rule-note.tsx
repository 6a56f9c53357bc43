import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '../ui/notice.tsx';

/** Since 16 January 2024 (Switzerland: 31 July 2024) Google serves in full only where a platform asked that it certified. */
export function CmpRuleNote({ vendors }: { vendors: readonly string[] }) {
  const t = useTranslations('banner-editor.cmpRule');
  const format = useFormatter();
  if (vendors.length === 0) return null;
  return (
    <Notice kind="warn" title={t('title')}>
      <p>{t('text', { vendors: format.list(vendors) })}</p>
    </Notice>
  );
}
