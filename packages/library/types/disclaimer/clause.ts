import type { QuestionsOf } from '@clausewright/engine/document/authoring';
import { clausesOf } from '@clausewright/engine/document/clause';
import type { disclaimer } from './questionnaire.ts';

/** The questions of the Disclaimer as its clauses see them. */
export type DisclaimerQuestions = QuestionsOf<typeof disclaimer>;

export const { clause } = clausesOf<DisclaimerQuestions>();
