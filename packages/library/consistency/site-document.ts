import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** A document of a site with its answers as `evaluation.relevant` has them. */
export interface SiteDocument {
  type: AgreementType;
  answers: Answers;
}
