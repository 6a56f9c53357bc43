import type { QuestionsOf } from '@clausewright/engine/document/authoring';
import { clausesOf } from '@clausewright/engine/document/clause';
import type { BannerQuestions } from '../../vendors/site-banner.ts';
import type { privacyPolicy } from './questionnaire.ts';

/** The questions of the Privacy Policy as its clauses see them, and what the banner of the site says. */
export type PrivacyQuestions = QuestionsOf<typeof privacyPolicy> & BannerQuestions;

export const { clause } = clausesOf<PrivacyQuestions>();
