/** Keys by which programs use an account. */
import * as z from 'zod/mini';
import { currentPassword } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { id, idParams, moment } from '../fields.ts';
import { keyDays, keyScopes } from '../key-scopes.ts';
import { limits } from '../limits.ts';
import { websiteKinds } from './websites.ts';

const scopes = z.array(z.enum(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length));

const apiKey = z.object({
  id,
  name: z.string(),
  /** Its last four characters. */
  hint: z.string(),
  scopes,
  /** Null: all websites and apps, also those that come later. */
  websites: z.nullable(z.array(z.object({ id, kind: z.enum(websiteKinds), name: z.string() }))),
  created_at: moment,
  /** Null: until it is revoked. */
  expires_at: z.nullable(moment),
  /** To the minute; null: never. */
  last_used_at: z.nullable(moment),
});
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = defineCall({
  id: 'listApiKeys',
  method: 'GET',
  path: '/customer/api-keys',
  summary: 'The API keys of the account, the newest first; also those that have expired.',
  limit: 'account',
  members: { right: 'manage', of: 'account' },
  access: 'customer',
  result: z.object({ keys: z.array(apiKey) }),
});

export const newApiKey = defineCall({
  id: 'newApiKey',
  method: 'POST',
  path: '/customer/api-keys',
  summary: 'Makes an API key; its secret is told this once.',
  limit: 'login',
  members: { right: 'manage', of: 'account' },
  activity: 'key-made',
  access: 'customer',
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(limits.keyName)),
    scopes,
    websites: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(limits.keyWebsites))),
    /** Null: until it is revoked. */
    days: z.nullable(z.literal(keyDays)),
    password: currentPassword,
  }),
  result: z.object({ key: apiKey, secret: z.string() }),
});

export const revokeApiKey = defineCall({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/customer/api-keys/:id',
  summary: 'Ends an API key at once and for good.',
  limit: 'account',
  members: { right: 'manage', of: 'account' },
  activity: 'key-revoked',
  access: 'customer',
  params: idParams,
  result: z.object({}),
});

export const describeApiKey = defineCall({
  id: 'describeApiKey',
  method: 'GET',
  path: '/customer/api-key',
  summary: 'What the API key that asks may do.',
  limit: 'account',
  key: { scope: null, of: 'nothing' },
  access: 'customer',
  result: z.object({ key: apiKey }),
});
