/**
 * Prescribed wording, word for word, with where it was read. `unverified` (product.md 11) means that
 * nobody has compared it with the official publication: it is never called the official model.
 */
import type { Language } from '@clausewright/contract/languages';
import data from './texts.json' with { type: 'json' };

export type Official = 'verified' | 'unverified';

export interface StatutoryText {
  title: string;
  source: string;
  official: Official;
  parts: Readonly<Record<string, { status: string; text: string }>>;
}
type Texts = Readonly<Record<string, Readonly<Partial<Record<Language, StatutoryText>>>>>;
export type StatutoryId = keyof typeof data;

/** Every prescribed text by id and language. */
export const statutoryTexts = data as unknown as Texts;

/** Throws for a text or part that is not kept: a fault of ours, never of an answer. */
export function statutoryPart(id: StatutoryId, language: Language, part: string): string {
  const text = statutoryTexts[id]?.[language]?.parts[part]?.text;
  if (text === undefined) throw new Error(`no prescribed text ${id} ${language} ${part}`);
  return text;
}
