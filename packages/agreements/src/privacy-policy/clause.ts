import type { QuestionsOf } from '../document/authoring.ts';
import { clausesOf } from '../document/clause.ts';
import type { BannerQuestions } from '../vendors/site-banner.ts';
import type { privacyPolicy } from './questionnaire.ts';

/** The questions of the Privacy Policy as its clauses see them, and what the banner of the site says. */
export type PrivacyQuestions = QuestionsOf<typeof privacyPolicy> & BannerQuestions;

export const { clause } = clausesOf<PrivacyQuestions>();
