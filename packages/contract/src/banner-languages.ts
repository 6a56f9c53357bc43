import { languages } from './languages.ts';

/**
 * Languages in which a banner speaks: those of documents first, then the other official ones of the European
 * Union, Norwegian, Ukrainian, Turkish, Arabic and Hebrew. Codes of ISO 639-1.
 */
export const bannerLanguages = [
  ...languages,
  'ar',
  'bg',
  'cs',
  'da',
  'el',
  'et',
  'fi',
  'ga',
  'he',
  'hr',
  'hu',
  'lt',
  'lv',
  'mt',
  'nb',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sv',
  'tr',
  'uk',
] as const;
export type BannerLanguage = (typeof bannerLanguages)[number];

/** Languages in which our words know a formal and an informal address (vous and tu). */
export const informalLanguages = ['de', 'es', 'fr', 'it', 'nl'] as const satisfies readonly BannerLanguage[];
export type InformalLanguage = (typeof informalLanguages)[number];

export function hasInformal(language: BannerLanguage): language is InformalLanguage {
  return informalLanguages.some((one) => one === language);
}

export function isBannerLanguage(value: unknown): value is BannerLanguage {
  return bannerLanguages.some((language) => language === value);
}

/** Which way a language is written. */
export function getDirection(language: BannerLanguage): 'ltr' | 'rtl' {
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr';
}

/** Browsers ask for both kinds of Norwegian by codes of their own, and for either by that of the language. */
export function toBannerLanguage(tag: string): BannerLanguage | null {
  const [first = ''] = tag.toLowerCase().split('-');
  const code = first === 'no' || first === 'nn' ? 'nb' : first;
  return isBannerLanguage(code) ? code : null;
}
