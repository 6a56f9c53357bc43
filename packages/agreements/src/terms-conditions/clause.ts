import type { QuestionsOf } from '../document/authoring.ts';
import { clausesOf } from '../document/clause.ts';
import type { termsConditions } from './questionnaire.ts';

/** The questions of the Terms and Conditions as its clauses see them. */
export type TermsQuestions = QuestionsOf<typeof termsConditions>;

export const { clause } = clausesOf<TermsQuestions>();
