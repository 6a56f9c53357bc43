import type { Language } from '@clausewright/contract/languages';
import type { LawTag } from './law-tags.ts';
import type { LawReason } from './laws.ts';
import { loadPlaceTexts } from './load-place-texts.ts';
import type { PlaceTexts } from './place-texts.ts';
import type english from './texts/en.json';

/** Names of the laws and the reasons why they apply, in one interface language. */
export type LawTexts = typeof english & Pick<PlaceTexts, 'laws'>;

const loaders = {
  de: async () => import('./texts/de.json', { with: { type: 'json' } }),
  en: async () => import('./texts/en.json', { with: { type: 'json' } }),
  es: async () => import('./texts/es.json', { with: { type: 'json' } }),
  fr: async () => import('./texts/fr.json', { with: { type: 'json' } }),
  it: async () => import('./texts/it.json', { with: { type: 'json' } }),
  nl: async () => import('./texts/nl.json', { with: { type: 'json' } }),
} satisfies Record<Language, () => Promise<{ default: typeof english }>>;

export async function loadLawTexts(language: Language): Promise<LawTexts> {
  const [{ default: texts }, { laws }] = await Promise.all([loaders[language](), loadPlaceTexts(language)]);
  return { ...texts, laws };
}

export function lawName(texts: LawTexts, law: LawTag): { name: string; short: string } {
  return texts.laws[law];
}

/** The reason as a sentence; `placeName` puts an option of `audience_regions` or a state id into words. */
export function lawReasonText(
  texts: LawTexts,
  reason: LawReason,
  placeName: (place: string) => string,
): string {
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  return (reasons[reason.code] ?? '').replace('{place}', () => placeName(reason.place));
}
