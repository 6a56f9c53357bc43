import { defaultLanguage, type Language } from '@clausewright/contract/languages';

/** Languages whose catalogue is complete. */
export const translated = ['en', 'de', 'es', 'fr', 'it', 'nl'] as const satisfies readonly Language[];
export type InterfaceLanguage = (typeof translated)[number];

/** The names of the languages in themselves. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
};

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return translated.some((language) => language === value);
}

export function interfaceLanguage(value: string | null): InterfaceLanguage {
  return isInterfaceLanguage(value) ? value : defaultLanguage;
}
