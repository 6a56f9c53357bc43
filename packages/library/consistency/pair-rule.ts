import type { documentContradictionCodes } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

export type DocumentCode = (typeof documentContradictionCodes)[number];

/** What two documents of different types may not say differently. */
export interface PairRule {
  code: DocumentCode;
  /** Types of the one side and of the other; where both are the same list, the order of the two means nothing. */
  between: readonly [readonly AgreementType[], readonly AgreementType[]];
  /** The question to change on each side, in the order of `between`; null where nothing is wrong. */
  judge: (one: Answers, other: Answers) => readonly [string, string] | null;
}
