import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';

/** Names of countries in the language of the page; `unknown` and null where nobody knew. */
export function useCountryNames(): (code: string | null) => string {
  const t = useTranslations('consent-log');
  const locale = useLocale();
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  return (code) => (code === null || code === 'unknown' ? t('unknown') : (names.of(code) ?? code));
}
