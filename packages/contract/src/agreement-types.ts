export const agreementTypes = [
  'PRIVACY_POLICY',
  'TERMS_CONDITIONS',
  'COOKIES_POLICY',
  'EULA',
  'DISCLAIMER',
  'RETURN_REFUND_POLICY',
  'TEST',
] as const;
export type AgreementType = (typeof agreementTypes)[number];

/** The part of the address that names a type: `/wizard/privacy-policy`. */
export const agreementSlugs = {
  PRIVACY_POLICY: 'privacy-policy',
  TERMS_CONDITIONS: 'terms-conditions',
  COOKIES_POLICY: 'cookies-policy',
  EULA: 'eula',
  DISCLAIMER: 'disclaimer',
  RETURN_REFUND_POLICY: 'return-refund-policy',
  TEST: 'test',
} as const satisfies Record<AgreementType, string>;
