/** Whether one of the catalogue's facts holds, for conditions of clauses. */
import { factsOf } from '../../law/facts.ts';
import type { FactKey } from '../../law/requirement.ts';
import type { Answers } from '../../questionnaire/definition.ts';

export function holdsFact(answers: object, ...facts: readonly FactKey[]): boolean {
  const held = factsOf(answers as Answers);
  return facts.some((fact) => held.has(fact));
}
