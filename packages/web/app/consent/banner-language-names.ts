import type { BannerLanguage } from '@clausewright/contract/banner-languages';
import { languageNames } from '../interface-languages.ts';

/** The names of the languages of banners in themselves. */
export const bannerLanguageNames: Readonly<Record<BannerLanguage, string>> = {
  ...languageNames,
  ar: 'العربية',
  bg: 'Български',
  cs: 'Čeština',
  da: 'Dansk',
  el: 'Ελληνικά',
  et: 'Eesti',
  fi: 'Suomi',
  ga: 'Gaeilge',
  he: 'עברית',
  hr: 'Hrvatski',
  hu: 'Magyar',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  mt: 'Malti',
  nb: 'Norsk',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sv: 'Svenska',
  tr: 'Türkçe',
  uk: 'Українська',
};
