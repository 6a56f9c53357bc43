import type { Answers } from '@clausewright/library/questionnaires';
import type { BodyOf, newAgreement } from '@clausewright/contract';

/** Answers as calls take them. The contract spells rows out two levels deep, which no recursive type fits. */
export function sentAnswers(answers: Answers): BodyOf<typeof newAgreement>['answers'] {
  return answers as BodyOf<typeof newAgreement>['answers'];
}
