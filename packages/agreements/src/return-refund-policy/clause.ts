import type { QuestionsOf } from '../document/authoring.ts';
import { clausesOf } from '../document/clause.ts';
import type { returnRefundPolicy } from './questionnaire.ts';

/** The questions of the Return and Refund Policy as its clauses see them. */
export type ReturnQuestions = QuestionsOf<typeof returnRefundPolicy>;

export const { clause } = clausesOf<ReturnQuestions>();
