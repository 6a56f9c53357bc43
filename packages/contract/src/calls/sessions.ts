/** Specification 4, Session: log-in, the check that renews it, and its end. */
import * as z from 'zod/mini';
import { currentPassword, email, newPassword } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { idParams } from '../fields.ts';
import { customer, customerWithToken, knownDevice, sessionSummary } from './customer-results.ts';

export const loginCall = defineCall({
  id: 'login',
  method: 'POST',
  path: '/customer/login',
  summary:
    'Opens a session; the customer comes with a token. Where the account asks for a code, `second_step` comes instead, for `/customer/login-code`.',
  limit: 'login',
  members: 'person',
  throughProvider: true,
  activity: { within: ['logged-in', 'log-in-failed'] },
  body: z.strictObject({
    email,
    password: currentPassword,
    /** What an earlier log-in answered: tries from there are counted apart from those of strangers. */
    device: z.optional(z.string().check(z.maxLength(128))),
  }),
  result: z.object({
    customer: z.optional(customerWithToken),
    device: knownDevice,
    /** For ten minutes: the password was right, and a code is wanted. */
    second_step: z.optional(z.string()),
  }),
  place: 'top',
});

export const logoutCall = defineCall({
  id: 'logout',
  method: 'POST',
  path: '/customer/logout',
  summary: 'Ends the session that the bearer or the refresh token belongs to; always succeeds.',
  limit: 'account',
  members: 'person',
  throughProvider: true,
  activity: { within: ['logged-out'] },
  refreshToken: true,
  result: z.object({}),
});

export const pingCall = defineCall({
  id: 'ping',
  method: 'GET',
  path: '/customer/ping',
  summary: 'Checks the session and renews its tokens where they are about to expire.',
  limit: 'account',
  members: 'person',
  throughProvider: true,
  activity: { within: ['token-reused'] },
  refreshToken: true,
  result: z.object({ customer }),
  place: 'top',
});

export const listSessions = defineCall({
  id: 'listSessions',
  method: 'GET',
  path: '/customer/sessions',
  summary: 'Where the account is logged in.',
  limit: 'account',
  members: 'person',
  access: 'customer',
  result: z.object({ sessions: z.array(sessionSummary) }),
});

export const endSession = defineCall({
  id: 'endSession',
  method: 'DELETE',
  path: '/customer/sessions/:id',
  summary: 'Ends one other session.',
  limit: 'account',
  members: 'person',
  activity: { within: ['sessions-ended'] },
  access: 'customer',
  params: idParams,
  result: z.object({}),
});

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'POST',
  path: '/customer/sessions/end-others',
  summary: 'Ends every session but this one.',
  limit: 'account',
  members: 'person',
  activity: { within: ['sessions-ended'] },
  access: 'customer',
  result: z.object({ ended: z.int(), device: knownDevice }),
});

export const changePasswordCall = defineCall({
  id: 'changePassword',
  method: 'POST',
  path: '/customer/change-password',
  summary: 'Replaces the password and ends every other session.',
  limit: 'login',
  members: 'person',
  activity: { within: ['password-changed'] },
  access: 'customer',
  body: z.strictObject({
    oldpassword: currentPassword,
    newpassword: newPassword,
  }),
  result: z.object({ device: knownDevice }),
});
