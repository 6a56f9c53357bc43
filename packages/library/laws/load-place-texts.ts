import type { Language } from '@clausewright/contract/languages';
import type { PlaceTexts } from './place-texts.ts';

/** Literal paths, so that the bundler makes one chunk of each. */
const loaders = {
  de: async () => import('./names/de.ts'),
  en: async () => import('./names/en.ts'),
  es: async () => import('./names/es.ts'),
  fr: async () => import('./names/fr.ts'),
  it: async () => import('./names/it.ts'),
  nl: async () => import('./names/nl.ts'),
} satisfies Record<Language, () => Promise<{ placeNames: PlaceTexts }>>;

export async function loadPlaceTexts(language: Language): Promise<PlaceTexts> {
  return (await loaders[language]()).placeNames;
}
