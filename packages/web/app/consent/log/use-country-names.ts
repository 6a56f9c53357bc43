import { useTranslations } from 'use-intl';
import { countryName } from '../../country-names.ts';
import { useLanguage } from '../../language/language-provider.tsx';

/** Names of countries in the language of the page; `unknown` and null where nobody knew. */
export function useCountryNames(): (code: string | null) => string {
  const t = useTranslations('consent-log');
  const { language } = useLanguage();
  return (code) => (code === null || code === 'unknown' ? t('unknown') : countryName(code, language));
}
