/** Passkeys (WebAuthn): kept by a device or a password manager, which asks its owner before it uses one. */
import * as z from 'zod/mini';
import { currentPassword } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { id, idParams, moment } from '../fields.ts';
import { limits } from '../limits.ts';
import { customerWithToken } from './customer-results.ts';
import { code } from './second-factor.ts';

/** Bytes, base64url. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(Math.ceil((most * 4) / 3)));
/** 1023 bytes, by the standard. */
const credential = bytes(1023);
const clientData = bytes(3000);
const authenticatorData = bytes(3000);

const passkey = z.object({
  id,
  name: z.string(),
  created_at: moment,
  /** Null: never. */
  last_used_at: z.nullable(moment),
});
export type Passkey = z.output<typeof passkey>;

export const listPasskeys = defineCall({
  id: 'listPasskeys',
  method: 'GET',
  path: '/customer/passkeys',
  summary: 'The passkeys that open the account, the newest first.',
  limit: 'account',
  members: 'person',
  access: 'customer',
  result: z.object({
    passkeys: z.array(passkey),
    /** False where the address of the service is not one that browsers make passkeys for. */
    offered: z.boolean(),
    /** Adding one asks for a code as well. */
    code: z.boolean(),
  }),
});

export const beginPasskey = defineCall({
  id: 'beginPasskey',
  method: 'POST',
  path: '/customer/passkeys/begin',
  summary:
    'What the browser makes a passkey with, for five minutes. Asks for the password, and for a code where log-ins ask for one.',
  limit: 'login',
  members: 'person',
  activity: { within: ['code-failed'] },
  access: 'customer',
  body: z.strictObject({ password: currentPassword, code: z.optional(code) }),
  result: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    /** The id is random, and says nothing of the account. */
    user: z.object({ id: z.string(), name: z.string() }),
    /** COSE numbers, the preferred one first. */
    algorithms: z.array(z.int()),
    /** A device that has one of them makes no second one. */
    known: z.array(z.string()),
  }),
});

export const addPasskey = defineCall({
  id: 'addPasskey',
  method: 'POST',
  path: '/customer/passkeys',
  summary:
    'Adds the passkey that the browser made. It opens the account from then on, without password and code.',
  limit: 'login',
  members: 'person',
  activity: { within: ['passkey-added'] },
  access: 'customer',
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(limits.passkeyName)),
    id: credential,
    client_data: clientData,
    attestation: bytes(6000),
  }),
  result: z.object({ passkey }),
});

export const removePasskey = defineCall({
  id: 'removePasskey',
  method: 'POST',
  path: '/customer/passkeys/:id/remove',
  summary: 'Removes a passkey, with the password.',
  limit: 'login',
  members: 'person',
  activity: { within: ['passkey-removed'] },
  access: 'customer',
  params: idParams,
  body: z.strictObject({ password: currentPassword }),
  result: z.object({}),
});

export const beginPasskeyLogIn = defineCall({
  id: 'beginPasskeyLogIn',
  method: 'POST',
  path: '/customer/login-passkey/begin',
  summary: 'What the browser asks for a passkey with, for five minutes. The same for everybody.',
  limit: 'login',
  members: 'person',
  activity: { none: 'nobody has said who it is' },
  body: z.strictObject({}),
  result: z.object({ challenge: z.string(), rp_id: z.string() }),
});

export const logInPasskey = defineCall({
  id: 'logInPasskey',
  method: 'POST',
  path: '/customer/login-passkey',
  summary:
    'Opens a session with a passkey, whose device has made sure of its owner: no code is asked for besides.',
  limit: 'login',
  members: 'person',
  throughProvider: true,
  activity: { within: ['logged-in', 'log-in-failed'] },
  body: z.strictObject({
    id: credential,
    client_data: clientData,
    authenticator_data: authenticatorData,
    signature: bytes(1024),
    user_handle: bytes(64),
  }),
  result: z.object({ customer: customerWithToken, device: z.string() }),
  place: 'top',
});
