/** Whether one of the catalogue's facts holds, for conditions of clauses. */
import { factsOf } from '../../../laws/facts.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** A document asks a hundred times of the same answers, which nobody changes while it is made. */
const known = new WeakMap<object, ReadonlySet<FactKey>>();

export function holdsFact(answers: object, ...facts: readonly FactKey[]): boolean {
  const held = known.get(answers) ?? factsOf(answers as Answers);
  known.set(answers, held);
  return facts.some((fact) => held.has(fact));
}
