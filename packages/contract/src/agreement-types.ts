/** The types of agreement, each with the part of its addresses that names it: `/wizard/privacy-policy`. */
export const agreementSlugs = {
  PRIVACY_POLICY: 'privacy-policy',
  TERMS_CONDITIONS: 'terms-conditions',
  COOKIES_POLICY: 'cookies-policy',
  EULA: 'eula',
  DISCLAIMER: 'disclaimer',
  RETURN_REFUND_POLICY: 'return-refund-policy',
  IMPRINT: 'imprint',
  ACCESSIBILITY_STATEMENT: 'accessibility-statement',
  TEST: 'test',
} as const;

export type AgreementType = keyof typeof agreementSlugs;

export const agreementTypes = Object.keys(agreementSlugs) as [AgreementType, ...AgreementType[]];
