import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';

/** Literal paths, so that the bundler makes one chunk per wizard: nobody loads the questions of another. */
const loaders: { readonly [T in AgreementType]?: () => Promise<Questionnaire> } = {
  PRIVACY_POLICY: async () => (await import('../types/privacy-policy/questionnaire.ts')).privacyPolicy,
  COOKIES_POLICY: async () => (await import('../types/cookies-policy/questionnaire.ts')).cookiesPolicy,
  DISCLAIMER: async () => (await import('../types/disclaimer/questionnaire.ts')).disclaimer,
  EULA: async () => (await import('../types/eula/questionnaire.ts')).eula,
  RETURN_REFUND_POLICY: async () =>
    (await import('../types/return-refund-policy/questionnaire.ts')).returnRefundPolicy,
  TERMS_CONDITIONS: async () => (await import('../types/terms-conditions/questionnaire.ts')).termsConditions,
  TEST: async () => (await import('../types/test-agreement/questionnaire.ts')).testQuestionnaire,
};

/** The definition of one wizard alone, for browsers; null for a type without one. */
export async function loadQuestionnaire(type: AgreementType): Promise<Questionnaire | null> {
  return (await loaders[type]?.()) ?? null;
}
