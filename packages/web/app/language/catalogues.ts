import type { InterfaceLanguage } from './interface-languages.ts';
import type { CommonCatalogue } from './shape.ts';

/** Translations have the shape of English (see shape.ts); their words are other literals. */
const loaders: Readonly<Record<InterfaceLanguage, () => Promise<CommonCatalogue>>> = {
  en: async () => (await import('./catalogue-en.ts')).catalogue,
  de: async () => (await import('./catalogue-de.ts')).catalogue as unknown as CommonCatalogue,
  es: async () => (await import('./catalogue-es.ts')).catalogue as unknown as CommonCatalogue,
  fr: async () => (await import('./catalogue-fr.ts')).catalogue as unknown as CommonCatalogue,
  it: async () => (await import('./catalogue-it.ts')).catalogue as unknown as CommonCatalogue,
  nl: async () => (await import('./catalogue-nl.ts')).catalogue as unknown as CommonCatalogue,
};

export function loadCatalogue(language: InterfaceLanguage): Promise<CommonCatalogue> {
  return loaders[language]();
}
