/** Another address for an account: asked for with the password, made by a press behind the link that went to it. */
import * as z from 'zod/mini';
import { currentPassword, email, linkHash } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { customer, knownDevice } from './customer-results.ts';

export const askEmailChange = defineCall({
  id: 'askEmailChange',
  method: 'POST',
  path: '/customer/change-email',
  summary:
    'Sends a link to the new address and a notice to the present one; the answer is the same for every address.',
  limit: 'login',
  members: 'person',
  activity: { within: ['email-change-asked'] },
  access: 'customer',
  body: z.strictObject({ email, password: currentPassword }),
  result: z.object({}),
});

export const checkEmailChange = defineCall({
  id: 'checkEmailChange',
  method: 'POST',
  path: '/customer/check-email-change',
  summary: 'Which address the link of a letter would give to the account.',
  limit: 'link',
  members: 'person',
  activity: { none: 'reads only' },
  access: 'customer',
  body: z.strictObject({ email_change_hash: linkHash }),
  result: z.object({ email: z.string() }),
});

export const confirmEmailChange = defineCall({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/customer/confirm-email-change',
  summary: 'Gives the account the address that the letter went to, once, and ends every other session.',
  limit: 'link',
  members: 'person',
  activity: { within: ['email-changed'] },
  access: 'customer',
  body: z.strictObject({ email_change_hash: linkHash }),
  result: z.object({ customer, device: knownDevice }),
});
