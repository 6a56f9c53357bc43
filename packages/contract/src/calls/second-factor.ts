/** Codes of an app beside the password (RFC 6238), and the codes for whoever lost the device. */
import * as z from 'zod/mini';
import { currentPassword, linkHash } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { moment } from '../fields.ts';
import { customerWithToken, knownDevice } from './customer-results.ts';

/** Six digits of the app, or one of the recovery codes; spaces and hyphens do not matter. */
export const code = z.string().check(z.minLength(1), z.maxLength(64));

export const logInCode = defineCall({
  id: 'logInCode',
  method: 'POST',
  path: '/customer/login-code',
  summary: 'The second step of a log-in: a code of the app, or a recovery code, opens the session.',
  limit: 'login',
  members: 'person',
  throughProvider: true,
  activity: { within: ['logged-in', 'code-failed', 'recovery-code-used'] },
  body: z.strictObject({ second_step: linkHash, code }),
  result: z.object({ customer: customerWithToken, device: z.string() }),
  place: 'top',
});

export const readSecondFactor = defineCall({
  id: 'readSecondFactor',
  method: 'GET',
  path: '/customer/second-factor',
  summary: 'Whether log-ins ask for a code of an app.',
  limit: 'account',
  members: 'person',
  access: 'customer',
  result: z.object({
    /** Null: they do not. */
    since: z.nullable(moment),
    recovery_codes_left: z.int(),
  }),
});

export const beginSecondFactor = defineCall({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/customer/second-factor/begin',
  summary: 'Answers the secret for the app. Nothing is asked for before a code has confirmed it.',
  limit: 'login',
  members: 'person',
  activity: { none: 'nothing changes before it is confirmed' },
  access: 'customer',
  body: z.strictObject({ password: currentPassword }),
  result: z.object({
    /** In base32, to type. */
    secret: z.string(),
    /** The same for a QR code. */
    uri: z.string(),
  }),
});

export const confirmSecondFactor = defineCall({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/customer/second-factor/confirm',
  summary:
    'Switches the codes on with the first one of the app and ends every other session; the recovery codes are told this once.',
  limit: 'login',
  members: 'person',
  activity: { within: ['codes-on'] },
  access: 'customer',
  body: z.strictObject({ code }),
  result: z.object({ recovery_codes: z.array(z.string()), device: knownDevice }),
});

export const endSecondFactor = defineCall({
  id: 'endSecondFactor',
  method: 'POST',
  path: '/customer/second-factor/end',
  summary: 'Switches the codes off, with the password and a code.',
  limit: 'login',
  members: 'person',
  activity: { within: ['codes-off', 'code-failed'] },
  access: 'customer',
  body: z.strictObject({ password: currentPassword, code }),
  result: z.object({}),
});

export const renewRecoveryCodes = defineCall({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/customer/second-factor/recovery-codes',
  summary:
    'Ten new recovery codes, told this once, with the password and a code; those before are worth nothing.',
  limit: 'login',
  members: 'person',
  activity: { within: ['recovery-codes-renewed', 'code-failed'] },
  access: 'customer',
  body: z.strictObject({ password: currentPassword, code }),
  result: z.object({ recovery_codes: z.array(z.string()) }),
});
