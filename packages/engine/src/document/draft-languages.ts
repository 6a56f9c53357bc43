/** Languages that are being written. Editors see documents in them; owners do not, and the contract does not know them. */
import type { Language } from '@clausewright/contract/languages';

export const draftLanguages = ['pt'] as const;
export type DraftLanguage = (typeof draftLanguages)[number];

export function isDraftLanguage(language: string): language is DraftLanguage {
  return draftLanguages.some((draft) => draft === language);
}

/** Something of each language: a draft may lack it. */
export type ByLanguage<Value> = { readonly [L in Language]: Value } & {
  readonly [L in DraftLanguage]?: Value;
};

export function ofLanguage<Value>(table: ByLanguage<Value>, language: string): Value | undefined {
  return (table as Readonly<Partial<Record<string, Value>>>)[language];
}

/** The language in which texts are written first: it stands where a draft lacks something. */
export const sourceLanguage: Language = 'en';

/**
 * The brackets around English words that stand where a draft has none. No text of the library holds them, and they are
 * words like others on their way through a document, so that a preview shows every gap where it is.
 */
export const gapMarks = ['⟦', '⟧'] as const;

export function gap(words: string): string {
  return gapMarks[0] + words + gapMarks[1];
}
