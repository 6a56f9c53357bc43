import type { QuestionsOf } from '../document/authoring.ts';
import { clausesOf } from '../document/clause.ts';
import type { eula } from './questionnaire.ts';

/** The questions of the EULA as its clauses see them. */
export type EulaQuestions = QuestionsOf<typeof eula>;

export const { clause } = clausesOf<EulaQuestions>();
