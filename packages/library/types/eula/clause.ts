import type { QuestionsOf } from '@clausewright/engine/document/authoring';
import { clausesOf } from '@clausewright/engine/document/clause';
import type { eula } from './questionnaire.ts';

/** The questions of the EULA as its clauses see them. */
export type EulaQuestions = QuestionsOf<typeof eula>;

export const { clause } = clausesOf<EulaQuestions>();
