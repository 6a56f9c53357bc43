import { paymentReasons } from './payment-reasons.ts';

/** Why a caller may not do something that exists; travels in `forbidden.reason`. */
export const forbiddenReasons = [
  'other-account',
  'email-not-confirmed',
  'premium-only',
  'not-paid',
  /** Paid or not, it is not served before the operator has released its prescribed wording. */
  'held-wording',
  /** Nothing is to be paid: it was prepared, by a program for instance, and its owner has not published it. */
  'waits-for-review',
  'no-access',
  /** Whoever acts for an organisation does not belong to it, or no more. */
  'not-a-member',
  /** His role there has not the right, or is for some websites alone. */
  'member-role',
  'member-website',
  /** The organisation wants its members to log in by its provider. */
  'provider-required',
  /** The session was opened by a provider, and acts for its organisation alone. */
  'provider-session',
] as const;
export type ForbiddenReason = (typeof forbiddenReasons)[number];

/** Of an API key that is good, for something else. */
export const keyReasons = ['key-not-accepted', 'key-scope', 'key-website'] as const;

/** Expected refusals of a call: HTTP 200 with `success: false`, but for those named below. */
export const refusalReasons = [
  ...forbiddenReasons,
  'not-found',
  /** Of a hosted document, with HTTP 404; the next two with 410. */
  'version-unknown',
  'document-removed',
  'document-withdrawn',
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
  'website-not-verified',
  'watching-needs-plan',
  /** Of a website that is to move to another account. */
  'website-there',
  'website-plan-renews',
  'website-being-paid',
  'email-exists',
  'email-same',
  'email-link-for-another',
  'billing-incomplete',
  'sign-up-incomplete',
  'login-wrong',
  'code-wrong',
  'log-in-step-over',
  'codes-on',
  'codes-off',
  'codes-begin-again',
  'code-missing',
  'passkey-refused',
  'passkey-begin-again',
  'passkeys-too-many',
  'passkeys-not-offered',
  /** Of providers of organisations: what is wrong with what an owner entered, or with what one answered. */
  'provider-address',
  'provider-unreachable',
  'provider-not-found',
  'provider-issuer',
  'provider-unfit',
  'provider-client',
  'provider-said-no',
  'provider-answer-wrong',
  'provider-begin-again',
  'provider-email',
  'provider-no-member',
  'provider-not-set',
  'provider-not-tested',
  'link-invalid',
  'link-expired',
  'already-confirmed',
  'password-wrong',
  'password-common',
  'reset-failed',
  'activation-failed',
  'export-too-large',
  'initial-password-failed',
  'keys-too-many',
  'organisations-too-many',
  'members-too-many',
  'already-member',
  'last-owner',
  'role-websites',
  'invitation-gone',
  'invitation-for-another',
  'webhooks-too-many',
  'webhook-off',
  /** Nothing of the organisation is published unless this very version is approved. */
  'approval-missing',
  'approval-declined',
  /** Whoever changed it does not approve of it. */
  'approval-own',
  'nothing-to-approve',
  'nobody-approves',
  'request-closed',
  'request-not-extendable',
  'request-letters-enough',
  'request-reason-missing',
  /** Of a table of websites. */
  'table-too-large',
  'table-too-long',
  'table-unreadable',
  'table-empty',
  'table-columns',
  'table-changed',
  'websites-too-many',
  'request-notes-enough',
  'request-not-assignable',
  'request-not-confirmed',
  'request-file-there',
  'request-file-size',
  'request-no-consents',
  /** Of a link for a client. */
  'client-links-too-many',
  'client-link-unknown',
  'client-link-expired',
  'client-link-revoked',
  'client-link-full',
  /** The client has answered again since the list was read. */
  'client-answers-changed',
  /** HTTP 403, to programs alone: what their key is not for. */
  ...keyReasons,
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
  'logo-elsewhere',
  'domain-not-public',
  'domain-shared',
  'domain-mixed-scripts',
  'webhook-address',
  /** Of rows of a table of websites. */
  'table-line',
  'row-repeated',
  'row-too-wide',
  'language-unknown',
  'country-unknown',
  'owner-twice',
  'yes-or-no',
  'website-in-use',
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
  'key-in-address',
  'server-error',
  'unavailable',
  'busy',
  'maintenance',
] as const;
export type FaultCode = (typeof faultCodes)[number];

export type MessageCode = RefusalReason | FieldFault | FaultCode;
