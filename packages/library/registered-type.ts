import type { Outline } from '@clausewright/engine/document/outline';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';

/** What a type of agreement consists of, as `types/<type>/agreement-type.ts` registers it. */
export interface RegisteredType {
  outline: Outline;
  questionnaire: Questionnaire;
}
