import type { LawBook } from '@clausewright/engine/law/law-book';
import type { Outline } from '@clausewright/engine/document/outline';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import type { LawTag } from './laws/law-tags.ts';

/** What a type of agreement consists of, as `types/<type>/agreement-type.ts` registers it. */
export interface RegisteredType {
  outline: Outline;
  questionnaire: Questionnaire;
  /** The laws that bear on it; a type without any is not asked which to cover. */
  laws?: LawBook<LawTag>;
}
