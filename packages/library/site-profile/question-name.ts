import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers, AnswerValue } from '@clausewright/engine/questionnaire/definition';

/** A question under which one type asks for a fact of the site. */
export interface QuestionName {
  type: AgreementType;
  question: string;
  /** Its options by the meaning that all names share; left out where the options are the meanings. */
  options?: Readonly<Record<string, string | number>>;
  /** What it means where its answer alone does not tell. */
  read?: (answers: Answers) => AnswerValue | undefined;
  /** What is answered here for a meaning that is no single option. */
  write?: (meaning: AnswerValue) => AnswerValue | undefined;
  /** Several answers make it up, or what is said elsewhere tells nothing of it. */
  isOnlyRead?: true;
  /** Part of a longer list: it begins a document, and changes none that is there. */
  isOnlyBegun?: true;
}
