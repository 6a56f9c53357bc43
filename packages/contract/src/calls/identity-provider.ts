/** The provider of an organisation (OpenID Connect): members log in through it, for that organisation alone. */
import * as z from 'zod/mini';
import { currentPassword } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { id, moment } from '../fields.ts';
import { limits } from '../limits.ts';
import { customerWithToken } from './customer-results.ts';

const { issuer, clientId, clientSecret, answer } = limits.identityProvider;
const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const identityProvider = z.object({
  issuer: z.string(),
  client_id: z.string(),
  /** Null: nobody has logged in by it as it is now. */
  tested_at: z.nullable(moment),
  /** Members act for the organisation only in sessions that it opened. */
  required: z.boolean(),
  /** Members whom it is known to mean. */
  linked: z.int(),
});
export type IdentityProvider = z.output<typeof identityProvider>;

/** Where a browser goes, and what it has to keep until it comes back. */
const departure = z.object({ url: z.string(), browser: z.string() });

export const readIdentityProvider = defineCall({
  id: 'readIdentityProvider',
  method: 'GET',
  path: '/organisation/provider',
  summary: 'The provider by which members of the organisation log in; its secret is never told.',
  limit: 'account',
  members: { right: 'manage', of: 'account' },
  access: 'customer',
  result: z.object({
    provider: z.nullable(identityProvider),
    /** To register there; it is the address where members log in as well. */
    redirect_uri: z.string(),
  }),
});

export const saveIdentityProvider = defineCall({
  id: 'saveIdentityProvider',
  method: 'PUT',
  path: '/organisation/provider',
  summary:
    'Sets the provider, once it was found and fits. Ends the sessions that the one before opened; nobody has to use it until it is tried and required anew.',
  limit: 'provider',
  members: { right: 'manage', of: 'account' },
  activity: 'provider-changed',
  access: 'customer',
  body: z.strictObject({
    issuer: text(issuer),
    client_id: text(clientId),
    client_secret: text(clientSecret),
    password: currentPassword,
  }),
  result: z.object({}),
});

export const requireIdentityProvider = defineCall({
  id: 'requireIdentityProvider',
  method: 'PUT',
  path: '/organisation/provider/required',
  summary: 'Whether members have to log in by the provider to act for the organisation.',
  limit: 'login',
  members: { right: 'manage', of: 'account' },
  activity: 'provider-changed',
  access: 'customer',
  body: z.strictObject({ required: z.boolean(), password: currentPassword }),
  result: z.object({}),
});

export const removeIdentityProvider = defineCall({
  id: 'removeIdentityProvider',
  method: 'POST',
  path: '/organisation/provider/remove',
  summary: 'Removes the provider and ends the sessions that it opened.',
  limit: 'login',
  members: { right: 'manage', of: 'account' },
  activity: 'provider-removed',
  access: 'customer',
  body: z.strictObject({ password: currentPassword }),
  result: z.object({}),
});

export const testIdentityProvider = defineCall({
  id: 'testIdentityProvider',
  method: 'POST',
  path: '/organisation/provider/test',
  summary: 'Begins a log-in that shows an owner whether the provider works. The session of the owner stays.',
  limit: 'provider',
  members: { right: 'manage', of: 'account' },
  activity: { none: 'nothing has happened yet' },
  access: 'customer',
  body: z.strictObject({}),
  result: departure,
});

export const beginProviderLogIn = defineCall({
  id: 'beginProviderLogIn',
  method: 'POST',
  path: '/customer/login-provider/begin',
  summary: 'Begins a log-in by the provider of an organisation, for ten minutes. The same for everybody.',
  limit: 'provider',
  members: 'person',
  activity: { none: 'nobody has said who it is' },
  body: z.strictObject({ organisation: id }),
  result: departure,
});

export const logInByProvider = defineCall({
  id: 'logInByProvider',
  method: 'POST',
  path: '/customer/login-provider',
  summary:
    'Opens a session for one organisation with what its provider answered. The first time the member confirms it by a letter, unless already logged in.',
  limit: 'provider',
  members: 'person',
  throughProvider: true,
  activity: { within: ['logged-in', 'provider-linked'] },
  body: z.strictObject({
    organisation: id,
    browser: z.string().check(z.regex(/^[\w-]{22,64}$/)),
    /** What the provider put behind the `?` of the redirect address. */
    answer: z.string().check(z.maxLength(answer)),
  }),
  result: z.object({
    customer: z.optional(customerWithToken),
    organisation: z.object({ id, name: z.string() }),
    /** `logged-in` comes with the customer; `tested`: of an owner, whose session stays. */
    outcome: z.enum(['logged-in', 'letter', 'tested']),
  }),
  place: 'top',
});

export const confirmProviderLink = defineCall({
  id: 'confirmProviderLink',
  method: 'POST',
  path: '/customer/login-provider/confirm',
  summary: 'Confirms with the letter that the provider means this member. Opens no session.',
  limit: 'link',
  members: 'person',
  activity: { within: ['provider-linked'] },
  body: z.strictObject({ secret: z.string().check(z.regex(/^[\w-]{22,64}$/)) }),
  result: z.object({ organisation: z.object({ id, name: z.string() }) }),
});
