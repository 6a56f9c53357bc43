import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Questionnaire } from './definition.ts';

/** Literal paths, so that the bundler makes one chunk per wizard: nobody loads the questions of another. */
const loaders: { readonly [T in AgreementType]?: () => Promise<Questionnaire> } = {
  PRIVACY_POLICY: async () => (await import('../privacy-policy/questionnaire.ts')).privacyPolicy,
  COOKIES_POLICY: async () => (await import('../cookies-policy/questionnaire.ts')).cookiesPolicy,
  DISCLAIMER: async () => (await import('../disclaimer/questionnaire.ts')).disclaimer,
  EULA: async () => (await import('../eula/questionnaire.ts')).eula,
  RETURN_REFUND_POLICY: async () =>
    (await import('../return-refund-policy/questionnaire.ts')).returnRefundPolicy,
  TERMS_CONDITIONS: async () => (await import('../terms-conditions/questionnaire.ts')).termsConditions,
  TEST: async () => (await import('../test-agreement/questionnaire.ts')).testQuestionnaire,
};

/** The definition of one wizard alone, for browsers; null for a type without one. */
export async function loadQuestionnaire(type: AgreementType): Promise<Questionnaire | null> {
  return (await loaders[type]?.()) ?? null;
}
