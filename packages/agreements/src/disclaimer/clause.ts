import type { QuestionsOf } from '../document/authoring.ts';
import { clausesOf } from '../document/clause.ts';
import type { disclaimer } from './questionnaire.ts';

/** The questions of the Disclaimer as its clauses see them. */
export type DisclaimerQuestions = QuestionsOf<typeof disclaimer>;

export const { clause } = clausesOf<DisclaimerQuestions>();
