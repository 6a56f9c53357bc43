import { useFormatter, useTranslations } from 'use-intl';

/** A publication by its number and day. */
export function useVersionNames(): (of: { version: number; published_at: string }) => string {
  const t = useTranslations('consent-figures.versions');
  const format = useFormatter();
  return ({ version, published_at: at }) =>
    t('name', { version: String(version), date: format.dateTime(new Date(at), 'day') });
}
