import type { QuestionsOf } from '@clausewright/engine/document/authoring';
import { clausesOf } from '@clausewright/engine/document/clause';
import type { returnRefundPolicy } from './questionnaire.ts';

/** The questions of the Return and Refund Policy as its clauses see them. */
export type ReturnQuestions = QuestionsOf<typeof returnRefundPolicy>;

export const { clause } = clausesOf<ReturnQuestions>();
