import type { QuestionsOf } from '@clausewright/engine/document/authoring';
import { clausesOf } from '@clausewright/engine/document/clause';
import type { termsConditions } from './questionnaire.ts';

/** The questions of the Terms and Conditions as its clauses see them. */
export type TermsQuestions = QuestionsOf<typeof termsConditions>;

export const { clause } = clausesOf<TermsQuestions>();
