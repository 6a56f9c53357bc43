/** Making an account, proving its address, getting back in: what is called without a session. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { activationPassword, email, linkHash, newPassword, newPasswordOrNone } from '../account-fields.ts';
import { language } from '../fields.ts';
import { knownDevice } from './customer-results.ts';

const flag = z.enum(['1', '0']);
const nothing = z.object({});

export const registerCall = defineCall({
  id: 'register',
  method: 'POST',
  path: '/customer/register',
  summary:
    'Makes an account. With the header X-Draft-Token or X-Agreement-Token of a wizard it also opens a session that may do little until the address is confirmed.',
  // Counted by what comes of it: accounts made by `register`, addresses found taken by `email-check`.
  limit: 'account',
  members: 'person',
  activity: { within: ['account-created'] },
  agreementToken: true,
  body: z.strictObject({
    email,
    /** Empty where the password is set on activation. */
    password: newPasswordOrNone,
    language,
    /** '1': the activation letter goes out now. */
    send_activation: flag,
    /** '1': without a password, which is set on activation. */
    initial_password_set: flag,
  }),
  result: z.object({
    customer_id: z.uuid(),
    /** For the browser to keep: shown with the activation link it opens a session. */
    sign_up_secret: z.string(),
    device: knownDevice,
  }),
});

export const checkActivationHash = defineCall({
  id: 'checkActivationHash',
  method: 'POST',
  path: '/customer/check-activation-hash',
  summary: 'Whether an activation link is good, and whether a password is to be set with it.',
  limit: 'link',
  members: 'person',
  activity: { none: 'reads only' },
  body: z.strictObject({ activation_hash: linkHash }),
  result: z.object({ email: z.string(), initial_password_set: flag }),
});

export const activateAccountCall = defineCall({
  id: 'activateAccount',
  method: 'POST',
  path: '/customer/activate-account',
  summary:
    'Confirms the address, once. With the secret of the sign-up it opens a session, unless a password is still to be set.',
  limit: 'link',
  members: 'person',
  activity: { within: ['account-confirmed', 'logged-in'] },
  body: z.strictObject({ activation_hash: linkHash, sign_up_secret: z.optional(linkHash) }),
  result: z.object({ email: z.string(), initial_password_set: flag, device: knownDevice }),
});

export const setInitialPassword = defineCall({
  id: 'setInitialPassword',
  method: 'POST',
  path: '/customer/initial-password-set',
  summary:
    'Sets the first password of an account that was made without one; once. With the secret of the sign-up it opens a session.',
  limit: 'link',
  members: 'person',
  activity: { within: ['account-confirmed', 'password-set', 'logged-in'] },
  body: z.strictObject({
    activation_hash: linkHash,
    password: activationPassword,
    sign_up_secret: z.optional(linkHash),
  }),
  result: z.object({ device: knownDevice }),
});

export const resendActivation = defineCall({
  id: 'resendActivation',
  method: 'POST',
  path: '/customer/resend-activation-email',
  summary: 'Sends the activation letter again; the answer is the same for every address.',
  limit: 'letter',
  members: 'person',
  activity: { none: 'asks for a letter; what its link does is noted' },
  body: z.strictObject({ email }),
  result: nothing,
});

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  method: 'POST',
  path: '/customer/forgot-password',
  summary: 'Sends a reset link if the address has an account; the answer is the same for every address.',
  limit: 'letter',
  members: 'person',
  activity: { none: 'asks for a letter; what its link does is noted' },
  body: z.strictObject({ email }),
  result: nothing,
});

export const checkResetHash = defineCall({
  id: 'checkResetHash',
  method: 'POST',
  path: '/customer/check-reset-hash',
  summary: 'Whether a reset link can still set a password.',
  limit: 'link',
  members: 'person',
  activity: { none: 'reads only' },
  body: z.strictObject({ reset_password_hash: linkHash }),
  result: nothing,
});

export const resetPasswordCall = defineCall({
  id: 'resetPassword',
  method: 'POST',
  path: '/customer/reset-password',
  summary: 'Sets a new password with the hash of a reset link and ends every session.',
  limit: 'link',
  members: 'person',
  activity: { within: ['password-reset'] },
  body: z.strictObject({ reset_password_hash: linkHash, newpassword: newPassword }),
  result: z.object({ device: knownDevice }),
});

/** Three addresses per draft; without X-Draft-Token, or when asked too often, always `unknown`. */
const known = z.union([z.literal(true), z.literal('unknown')]);

export const checkEmailStatus = defineCall({
  id: 'checkEmailStatus',
  method: 'POST',
  path: '/customer/check-email-status',
  summary: 'For the wizard (X-Draft-Token): whether to offer a log-in for this address.',
  // Asked too often it answers `unknown`, by the allowance `email-check`.
  limit: 'account',
  members: 'person',
  activity: { none: 'reads only' },
  body: z.strictObject({ email: z.string().check(z.maxLength(320)) }),
  result: z.object({ exists: known }),
});

export const checkEmail = defineCall({
  id: 'checkEmail',
  method: 'POST',
  path: '/customer/check',
  summary: 'For the wizard (X-Draft-Token): false where an address is invalid or taken.',
  // Asked too often it answers `unknown`, by the allowance `email-check`.
  limit: 'account',
  members: 'person',
  activity: { none: 'reads only' },
  body: z.strictObject({ email: z.string().check(z.maxLength(320)) }),
  result: z.object({ available: z.union([z.literal(false), z.literal('unknown')]) }),
});

export const checkValidUuid = defineCall({
  id: 'checkValidUuid',
  method: 'POST',
  path: '/customer/check-valid-uuid',
  summary: 'Whether a customer id names an account.',
  limit: 'link',
  members: 'person',
  activity: { none: 'reads only' },
  body: z.strictObject({ useruuid: z.string().check(z.maxLength(64)) }),
  result: z.object({ valid: z.boolean() }),
});
