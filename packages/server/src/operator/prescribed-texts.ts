import { type Official, statutoryTexts } from '@clausewright/agreements/clauses';

export interface PrescribedText {
  id: string;
  language: string;
  official: Official;
  source: string;
}

/** Wording that laws prescribe, as this release has it. */
export function prescribedTexts(): PrescribedText[] {
  return Object.entries(statutoryTexts).flatMap(([id, byLanguage]) =>
    Object.entries(byLanguage).map(([language, { official, source }]) => ({
      id,
      language,
      official,
      source,
    })),
  );
}

export function isUnverified({ official }: PrescribedText): boolean {
  return official === 'unverified';
}
