/** The types of agreement, a line each under the name that the contract gives them. Node only: they bring the texts of clauses. */
export { agreementType as ACCESSIBILITY_STATEMENT } from './types/accessibility-statement/agreement-type.ts';
export { agreementType as IMPRINT } from './types/imprint/agreement-type.ts';
export { agreementType as PRIVACY_POLICY } from './types/privacy-policy/agreement-type.ts';
export { agreementType as COOKIES_POLICY } from './types/cookies-policy/agreement-type.ts';
export { agreementType as DISCLAIMER } from './types/disclaimer/agreement-type.ts';
export { agreementType as EULA } from './types/eula/agreement-type.ts';
export { agreementType as RETURN_REFUND_POLICY } from './types/return-refund-policy/agreement-type.ts';
export { agreementType as TERMS_CONDITIONS } from './types/terms-conditions/agreement-type.ts';
export { agreementType as TEST } from './types/test/agreement-type.ts';
