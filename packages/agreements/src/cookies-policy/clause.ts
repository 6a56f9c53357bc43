import type { QuestionsOf } from '../document/authoring.ts';
import { clausesOf } from '../document/clause.ts';
import type { BannerQuestions } from '../vendors/site-banner.ts';
import type { cookiesPolicy } from './questionnaire.ts';

/** The questions of the Cookies Policy as its clauses see them, and what the banner of the site says. */
export type CookiesQuestions = QuestionsOf<typeof cookiesPolicy> & BannerQuestions;

export const { clause } = clausesOf<CookiesQuestions>();
