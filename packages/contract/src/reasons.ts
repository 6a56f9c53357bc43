import { paymentReasons } from './payment-reasons.ts';

/** Why a caller may not do something that exists; travels in `forbidden.reason`. */
export const forbiddenReasons = [
  'other-account',
  'email-not-confirmed',
  'premium-only',
  'not-paid',
  /** Paid or not, it is not served before the operator has released its prescribed wording. */
  'held-wording',
  'no-access',
] as const;
export type ForbiddenReason = (typeof forbiddenReasons)[number];

/** Expected refusals of a call: HTTP 200 with `success: false`, but for the two named below. */
export const refusalReasons = [
  ...forbiddenReasons,
  'not-found',
  'type-unavailable',
  'answers-invalid',
  'request-reused',
  'revision-changed',
  'draft-changed',
  'edit-conflicts',
  'update-failed',
  'delete-failed',
  'email-already-sent',
  'not-finalized',
  'already-paid',
  'nothing-to-pay',
  'discount-invalid',
  'processor-unavailable',
  'payment-in-progress',
  ...paymentReasons,
  'vat-not-validated',
  'price-changed',
  'wording-not-released',
  'amount-too-small',
  'place-unclear',
  'withdrawal-consent-missing',
  'checkout-unavailable',
  'method-in-use',
  'domain-exists',
  'domain-overlaps',
  'plan-ended',
  'plan-runs',
  'banner-unlawful',
  'nothing-to-publish',
  'not-published',
  'site-unreachable',
  'site-refused',
  'site-too-complex',
  'email-exists',
  'billing-incomplete',
  'sign-up-incomplete',
  'login-wrong',
  'link-invalid',
  'link-expired',
  'already-confirmed',
  'password-wrong',
  'password-common',
  'reset-failed',
  'activation-failed',
  'export-too-large',
  'initial-password-failed',
  /** HTTP 401 */
  'not-authenticated',
  /** HTTP 429 with Retry-After */
  'limited',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What is wrong with one field. */
export const fieldFaults = [
  'required',
  'unknown-field',
  'wrong-kind',
  'wrong-format',
  'not-allowed',
  'too-long',
  'too-short',
  'email-invalid',
  'no-upper-case',
  'no-digit',
  'too-many',
  'too-few',
  'too-deep',
  'too-large',
  'too-small',
  'answers-too-large',
  'unusable-characters',
  'contrast-low',
  'buttons-unequal',
  'domain-not-public',
  'domain-shared',
  'domain-mixed-scripts',
] as const;
export type FieldFault = (typeof fieldFaults)[number];

/** Faults: what the web app itself never causes; each has a status other than 200, 401 and 429. */
export const faultCodes = [
  'unreadable-body',
  'unknown-path',
  'body-too-large',
  'unsupported-body',
  'foreign-origin',
  'not-a-page',
  'server-error',
  'unavailable',
  'busy',
  'maintenance',
] as const;
export type FaultCode = (typeof faultCodes)[number];

export type MessageCode = RefusalReason | FieldFault | FaultCode;
