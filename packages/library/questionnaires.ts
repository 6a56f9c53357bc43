/** What browser and server share: definitions, their words and the one judgement of answers. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { cookiesPolicy } from './types/cookies-policy/questionnaire.ts';
import { disclaimer } from './types/disclaimer/questionnaire.ts';
import { eula } from './types/eula/questionnaire.ts';
import { privacyPolicy } from './types/privacy-policy/questionnaire.ts';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { returnRefundPolicy } from './types/return-refund-policy/questionnaire.ts';
import { termsConditions } from './types/terms-conditions/questionnaire.ts';
import { testQuestionnaire } from './types/test-agreement/questionnaire.ts';

/** The wizards that exist. */
export const questionnaires: { readonly [T in AgreementType]?: Questionnaire } = {
  PRIVACY_POLICY: privacyPolicy,
  COOKIES_POLICY: cookiesPolicy,
  DISCLAIMER: disclaimer,
  EULA: eula,
  RETURN_REFUND_POLICY: returnRefundPolicy,
  TERMS_CONDITIONS: termsConditions,
  TEST: testQuestionnaire,
};

export { bounds } from '@clausewright/engine/questionnaire/bounds';
export { cleanAnswers, type CleanOutcome } from '@clausewright/engine/questionnaire/clean-answers';
export { holds, isAnswered } from '@clausewright/engine/questionnaire/conditions';
export { evaluate } from '@clausewright/engine/questionnaire/evaluate';
export { answerReasons } from '@clausewright/engine/questionnaire/evaluation';
export { isDate, isEmail, isPhone, normalizeUrl } from '@clausewright/engine/questionnaire/formats';
export { loadQuestionnaire } from './questionnaire/load-questionnaire.ts';
export { loadQuestionTexts } from './questionnaire/load-question-texts.ts';
export { migrateAnswers, type Migrated } from '@clausewright/engine/questionnaire/migrate';
export { newSince, updatedAnswers } from '@clausewright/engine/questionnaire/migrate-update';
export { nestedIn, optionsOf, questionsOf } from '@clausewright/engine/questionnaire/nested';
export { applyPrefill, prefillable } from '@clausewright/engine/questionnaire/prefill';
export { optionLabel } from '@clausewright/engine/questionnaire/question-texts';
export type * from '@clausewright/engine/questionnaire/answers-of';
export type * from '@clausewright/engine/questionnaire/definition';
export type * from '@clausewright/engine/questionnaire/evaluation';
export type * from '@clausewright/engine/questionnaire/question-texts';
export { type AnsweredDocument, askedBefore, siteProfile } from './site-profile/site-profile.ts';
export { siteDifferences } from './site-profile/site-differences.ts';
export * from './laws/browser.ts';
export * from './vendors/browser.ts';
