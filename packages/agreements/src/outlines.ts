import type { AgreementType } from '@clausewright/contract/agreement-types';
import { outline as cookiesPolicy } from './cookies-policy/outline.ts';
import { outline as disclaimer } from './disclaimer/outline.ts';
import type { Outline } from './document/outline.ts';
import { outline as eula } from './eula/outline.ts';
import { outline as privacyPolicy } from './privacy-policy/outline.ts';
import { outline as returnRefundPolicy } from './return-refund-policy/outline.ts';
import { outline as termsConditions } from './terms-conditions/outline.ts';
import { outline as test } from './test-agreement/outline.ts';

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
