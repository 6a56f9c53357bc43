import type { Namespace } from './areas.ts';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type { CommonCatalogue } from './shape.ts';

interface LanguageWords {
  catalogue: unknown;
  areas: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Each language lists its own chunks, so that a page carries no list of the others'. */
const loaders: Readonly<Record<InterfaceLanguage, () => Promise<LanguageWords>>> = {
  en: async () => import('./catalogue-en.ts'),
  de: async () => import('./catalogue-de.ts'),
  es: async () => import('./catalogue-es.ts'),
  fr: async () => import('./catalogue-fr.ts'),
  it: async () => import('./catalogue-it.ts'),
  nl: async () => import('./catalogue-nl.ts'),
};

/** Translations have the shape of English (see shape.ts); their words are other literals. */
export async function loadCatalogue(language: InterfaceLanguage): Promise<CommonCatalogue> {
  return (await loaders[language]()).catalogue as CommonCatalogue;
}

export async function loadNamespace(name: Namespace, language: InterfaceLanguage): Promise<unknown> {
  const { areas } = await loaders[language]();
  const load = areas[`../../../messages/${name}.${language}.json`];
  if (!load) throw new Error(`no words ${name} in ${language}`);
  return load();
}
