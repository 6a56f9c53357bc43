import type { AgreementType } from '@clausewright/contract/agreement-types';
import { outline as cookiesPolicy } from './types/cookies-policy/outline.ts';
import { outline as disclaimer } from './types/disclaimer/outline.ts';
import type { Outline } from '@clausewright/engine/document/outline';
import { outline as eula } from './types/eula/outline.ts';
import { outline as privacyPolicy } from './types/privacy-policy/outline.ts';
import { outline as returnRefundPolicy } from './types/return-refund-policy/outline.ts';
import { outline as termsConditions } from './types/terms-conditions/outline.ts';
import { outline as test } from './types/test-agreement/outline.ts';

/** Outlines of the types that exist. */
export const outlines: { readonly [T in AgreementType]?: Outline } = {
  TEST: test,
  PRIVACY_POLICY: privacyPolicy,
  COOKIES_POLICY: cookiesPolicy,
  DISCLAIMER: disclaimer,
  EULA: eula,
  RETURN_REFUND_POLICY: returnRefundPolicy,
  TERMS_CONDITIONS: termsConditions,
};
