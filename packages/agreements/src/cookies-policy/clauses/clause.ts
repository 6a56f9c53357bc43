import type { QuestionsOf } from '../../document/authoring.ts';
import { clausesOf } from '../../document/authoring.ts';
import type { cookiesPolicy } from '../questionnaire.ts';

/** The questions of the Cookies Policy as its clauses see them. */
export type CookiesQuestions = QuestionsOf<typeof cookiesPolicy>;

export const { clause } = clausesOf<CookiesQuestions>();
