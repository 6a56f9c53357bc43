/** What browser and server share: definitions, their words and the one judgement of answers. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { cookiesPolicy } from './cookies-policy/questionnaire.ts';
import { disclaimer } from './disclaimer/questionnaire.ts';
import { eula } from './eula/questionnaire.ts';
import { privacyPolicy } from './privacy-policy/questionnaire.ts';
import type { Questionnaire } from './questionnaire/definition.ts';
import { returnRefundPolicy } from './return-refund-policy/questionnaire.ts';
import { termsConditions } from './terms-conditions/questionnaire.ts';
import { testQuestionnaire } from './test-agreement/questionnaire.ts';

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

export { bounds } from './questionnaire/bounds.ts';
export { cleanAnswers, type CleanOutcome } from './questionnaire/clean-answers.ts';
export { holds, isAnswered } from './questionnaire/conditions.ts';
export { evaluate } from './questionnaire/evaluate.ts';
export { answerReasons } from './questionnaire/evaluation.ts';
export { isDate, isEmail, isPhone, normalizeUrl } from './questionnaire/formats.ts';
export { loadQuestionnaire } from './questionnaire/load-questionnaire.ts';
export { loadQuestionTexts } from './questionnaire/load-question-texts.ts';
export { migrateAnswers, type Migrated } from './questionnaire/migrate.ts';
export { newSince, updatedAnswers } from './questionnaire/migrate-update.ts';
export { nestedIn, optionsOf, questionsOf } from './questionnaire/nested.ts';
export { applyPrefill, prefillable } from './questionnaire/prefill.ts';
export { optionLabel } from './questionnaire/question-texts.ts';
export type * from './questionnaire/answers-of.ts';
export type * from './questionnaire/definition.ts';
export type * from './questionnaire/evaluation.ts';
export type * from './questionnaire/question-texts.ts';
export { type AnsweredDocument, askedBefore, siteProfile } from './site-profile/site-profile.ts';
export { siteDifferences } from './site-profile/site-differences.ts';
export * from './law/browser.ts';
export * from './vendors/browser.ts';
