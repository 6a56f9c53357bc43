import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { authorities } from './authorities.ts';
import { text } from '@clausewright/engine/law/answer-reading';

const known: ReadonlySet<string> = new Set(authorities.map(({ id }) => id));

/**
 * Lead authority of the main establishment (Art. 56 GDPR). German authorities are those of the
 * state; outside the EEA nobody leads and people turn to the authority where they live.
 */
export function derivedAuthority({ answers }: DeriveInput): { value: readonly string[] } {
  const ids = [text(answers, 'state'), text(answers, 'country')]
    .filter((place) => place !== '')
    .map((place) => place.toLowerCase().replaceAll('_', '-'));
  return { value: [ids.find((id) => known.has(id)) ?? 'none'] };
}
