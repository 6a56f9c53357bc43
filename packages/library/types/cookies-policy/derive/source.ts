import { hasAny } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/**
 * France (CNIL), Spain (AEPD) and Italy (Garante) expect a list of the cookies, and whoever serves the Union serves these
 * three. That of the banner needs no typing, and nothing is printed before a banner is published.
 */
export function derivedSource({ answers }: DeriveInput): { value: readonly string[] } {
  const expected = hasAny(answers, 'audience_regions', 'eu') && hasAny(answers, 'agreement_for', 'website');
  return { value: [expected ? 'banner' : 'generic'] };
}
