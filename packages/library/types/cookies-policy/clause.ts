import type { QuestionsOf } from '@clausewright/engine/document/authoring';
import { clausesOf } from '@clausewright/engine/document/clause';
import type { BannerQuestions } from '../../vendors/site-banner.ts';
import type { cookiesPolicy } from './questionnaire.ts';

/** The questions of the Cookies Policy as its clauses see them, and what the banner of the site says. */
export type CookiesQuestions = QuestionsOf<typeof cookiesPolicy> & BannerQuestions;

export const { clause } = clausesOf<CookiesQuestions>();
