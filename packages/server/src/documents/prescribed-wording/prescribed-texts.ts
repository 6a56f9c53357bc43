import { createHash } from 'node:crypto';
import { type Official, type StatutoryText, statutoryTexts } from '@clausewright/library/clauses';
import { isLanguage, type Language } from '@clausewright/contract';
import { canonicalJson } from '../../platform/canonical-json.ts';

/** One wording that a law prescribes: another one under the same name has another digest. */
export interface Wording {
  id: string;
  language: Language;
  /** SHA-256 over its words, 64 hex digits. */
  digest: string;
}

export interface PrescribedText extends Wording {
  official: Official;
  title: string;
  source: string;
  /** Words by the name of the part; `{…}` is filled by answers. */
  parts: ReadonlyMap<string, string>;
}

const texts: readonly PrescribedText[] = Object.entries(statutoryTexts).flatMap(([id, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, text]) =>
    isLanguage(language) ? [prescribedText(id, language, text)] : [],
  ),
);

function prescribedText(id: string, language: Language, text: StatutoryText): PrescribedText {
  const { official, title, source } = text;
  const words = Object.entries(text.parts).map(([part, one]) => [part, one.text] as const);
  const digest = createHash('sha256')
    .update(canonicalJson(Object.fromEntries(words)))
    .digest('hex');
  return { id, language, digest, official, title, source, parts: new Map(words) };
}

/** Wording that laws prescribe, as this release has it. */
export function prescribedTexts(): readonly PrescribedText[] {
  return texts;
}

export function findPrescribed(id: string, language: string): PrescribedText | undefined {
  return texts.find((text) => text.id === id && text.language === language);
}

export function isUnverified({ official }: Pick<PrescribedText, 'official'>): boolean {
  return official === 'unverified';
}

export function sameWording(one: Wording, other: Wording): boolean {
  return one.id === other.id && one.language === other.language && one.digest === other.digest;
}
