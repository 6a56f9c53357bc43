import { randomUUID } from 'node:crypto';
import { insertKey, listKeys } from '../../../customers/api-keys/api-key-store.ts';
import { insertPasskey, listPasskeys } from '../../../customers/passkey-store.ts';
import { newId } from '../../database/ids.ts';
import {
  anySession,
  type Asked,
  confirmed,
  notForOthers,
  ok,
  plain,
  type Row,
  type RowDatabase,
  sameForAll,
} from './route-row.ts';
import { password } from './route-world.ts';

/** Names nothing. */
const nobody = 'A'.repeat(22);
const confirmedWithout = confirmed.map((result) => (result === 'ok' ? 'not-found' : result));
const profile = { first_name: 'A', last_name: '', personal_id: '', country: '', phone: '' };

/** The link of the owner is for nobody else. */
const changesOwnEmail = confirmed.with(4, 'email-link-for-another');

/** An account can have few passkeys and keys: one that is there is used again. */
async function makePasskey({ db }: RowDatabase, { of }: Asked): Promise<string> {
  const [there] = await listPasskeys(db, of.id);
  if (there !== undefined) return there.id;
  const id = newId();
  const made = { credentialId: newId(), publicKey: new Uint8Array([1]), userHandle: nobody, counter: 0 };
  const row = { ...made, id, accountId: of.id, name: 'Laptop', now: new Date(0) };
  await db.transaction().execute((trx) => insertPasskey(trx, row));
  return id;
}

async function makeKey({ db }: RowDatabase, { of }: Asked): Promise<string> {
  const [there] = await listKeys(db, of.id);
  if (there !== undefined) return there.id;
  const id = newId();
  const row = {
    id,
    customerId: of.id,
    hint: 'abcd',
    name: 'Build',
    scopes: ['read'],
    websiteIds: null,
  } as const;
  const times = { createdAt: new Date(0), expiresAt: new Date('2099-01-01') };
  await db.transaction().execute((trx) => insertKey(trx, newId(), { ...row, ...times }));
  return id;
}

/** Accounts and sessions. */
export function accountRows(database: RowDatabase): Record<string, Row> {
  return {
    'GET /activity/list': { ask: plain('/activity/list'), expected: confirmed },
    'POST /activity/export': { ask: plain('/activity/export', { format: 'csv' }), expected: confirmed },
    // Its address is handed out by the export, which has tests of its own.
    'GET /activity-files': { ask: plain('/activity-files?file=a.b'), expected: sameForAll(404) },
    'GET /organisation/list': { ask: plain('/organisation/list'), expected: confirmed },
    'POST /organisation/new': {
      ask: plain('/organisation/new', { name: 'Agency', language: 'en' }),
      expected: confirmed,
    },
    // Whoever acts for himself has no members; `organisations.test.ts` asks as those who act for an organisation.
    'PUT /organisation/details': {
      ask: plain('/organisation/details', { name: 'Agency', contact: nobody }),
      expected: confirmedWithout,
    },
    'POST /organisation/delete': {
      ask: plain('/organisation/delete', { password }),
      expected: confirmedWithout,
      // Whoever acts for an organisation deletes it.
      changes: true,
    },
    'GET /organisation/members': { ask: plain('/organisation/members'), expected: confirmedWithout },
    'POST /organisation/invite': {
      ask: plain('/organisation/invite', {
        email: 'b@b.example',
        role: 'editor',
        websites: null,
        language: 'en',
      }),
      expected: confirmedWithout,
    },
    'DELETE /organisation/invitations/:id': {
      ask: plain(`/organisation/invitations/${nobody}`),
      expected: confirmedWithout,
    },
    'PUT /organisation/members/:id': {
      ask: plain(`/organisation/members/${nobody}`, { role: 'editor', websites: null }),
      expected: confirmedWithout,
    },
    'DELETE /organisation/members/:id': {
      ask: plain(`/organisation/members/${nobody}`),
      expected: confirmedWithout,
    },
    'POST /organisation/leave/:id': {
      ask: plain(`/organisation/leave/${nobody}`),
      expected: confirmedWithout,
    },
    'GET /organisation/provider': { ask: plain('/organisation/provider'), expected: confirmedWithout },
    'PUT /organisation/provider': {
      ask: plain('/organisation/provider', {
        issuer: 'https://login.invalid',
        client_id: 'clausewright',
        client_secret: 'secret',
        password,
      }),
      expected: confirmedWithout,
    },
    'PUT /organisation/provider/required': {
      ask: plain('/organisation/provider/required', { required: false, password }),
      expected: confirmedWithout,
    },
    'POST /organisation/provider/remove': {
      ask: plain('/organisation/provider/remove', { password }),
      expected: confirmedWithout,
    },
    'POST /organisation/provider/test': {
      ask: plain('/organisation/provider/test', {}),
      expected: confirmedWithout,
    },
    'POST /customer/login-provider/begin': {
      ask: plain('/customer/login-provider/begin', { organisation: nobody }),
      expected: sameForAll('provider-not-set'),
    },
    'POST /customer/login-provider': {
      ask: plain('/customer/login-provider', {
        organisation: nobody,
        browser: nobody,
        answer: `code=a&state=${nobody}`,
      }),
      expected: sameForAll('provider-begin-again'),
    },
    'POST /customer/login-provider/confirm': {
      ask: plain('/customer/login-provider/confirm', { secret: nobody }),
      expected: sameForAll('provider-begin-again'),
    },
    'POST /invitation/read': {
      ask: plain('/invitation/read', { secret: nobody }),
      expected: sameForAll('invitation-gone'),
    },
    'POST /invitation/accept': {
      ask: plain('/invitation/accept', { secret: nobody }),
      expected: confirmed.map((result) => (result === 'ok' ? 'invitation-gone' : result)),
    },
    'GET /customer/api-keys': { ask: plain('/customer/api-keys'), expected: confirmed },
    'POST /customer/api-keys': {
      ask: plain('/customer/api-keys', {
        name: 'Build',
        scopes: ['read'],
        websites: null,
        days: 30,
        password,
      }),
      expected: confirmed,
    },
    'DELETE /customer/api-keys/:id': {
      ask: async (asked) => ({ url: `/customer/api-keys/${await makeKey(database, asked)}` }),
      expected: notForOthers,
      changes: true,
    },
    // It is for keys: to a person's session there is none.
    'GET /customer/api-key': {
      ask: plain('/customer/api-key'),
      expected: confirmed.map((result) => (result === 'ok' ? 'not-found' : result)),
    },
    'POST /customer/register': {
      ask: () => ({
        url: '/customer/register',
        body: {
          email: `${randomUUID()}@shop.example`,
          password,
          language: 'en',
          send_activation: '1',
          initial_password_set: '0',
        },
      }),
      expected: ok,
    },
    'POST /customer/check-activation-hash': {
      ask: async ({ world }) => ({
        url: '/customer/check-activation-hash',
        body: { activation_hash: await world.link(world.unconfirmed, 'activation') },
      }),
      expected: ok,
    },
    'POST /customer/activate-account': {
      ask: async ({ world }) => ({
        url: '/customer/activate-account',
        body: { activation_hash: await world.link(world.unconfirmed, 'activation') },
      }),
      // Whoever reads the letter; the account is confirmed once.
      expected: ['ok', ...Array.from({ length: 5 }, () => 'already-confirmed')],
      changes: true,
    },
    'POST /customer/initial-password-set': {
      ask: async ({ world }) => ({
        url: '/customer/initial-password-set',
        body: { activation_hash: await world.link(world.unconfirmed, 'activation'), password },
      }),
      // It has a password.
      expected: sameForAll('initial-password-failed'),
    },
    'POST /customer/resend-activation-email': {
      ask: ({ of }) => ({ url: '/customer/resend-activation-email', body: { email: of.email } }),
      expected: ok,
    },
    'POST /customer/forgot-password': {
      ask: ({ of }) => ({ url: '/customer/forgot-password', body: { email: of.email } }),
      expected: ok,
    },
    'POST /customer/check-reset-hash': {
      ask: async ({ world }) => ({
        url: '/customer/check-reset-hash',
        body: { reset_password_hash: await world.link(world.bystander, 'reset') },
      }),
      expected: ok,
    },
    'POST /customer/reset-password': {
      ask: async ({ world }) => ({
        url: '/customer/reset-password',
        body: {
          // Of an account that nobody asks with: a reset ends its sessions.
          reset_password_hash: await world.link(world.bystander, 'reset'),
          newpassword: 'Regen-am-Morgen-8',
        },
      }),
      expected: ok,
    },
    'POST /customer/check-email-status': {
      ask: ({ of }) => ({ url: '/customer/check-email-status', body: { email: of.email } }),
      expected: ok,
    },
    'POST /customer/check': {
      ask: ({ of }) => ({ url: '/customer/check', body: { email: of.email } }),
      expected: ok,
    },
    'POST /customer/check-valid-uuid': {
      ask: ({ of }) => ({ url: '/customer/check-valid-uuid', body: { useruuid: of.customerId } }),
      expected: ok,
    },
    'POST /customer/login': {
      ask: ({ of }) => ({ url: '/customer/login', body: { email: of.email, password } }),
      expected: ['ok', 'ok', 'email-not-confirmed', 'ok', 'ok'],
      changes: true,
    },
    'POST /customer/logout': { ask: plain('/customer/logout', {}), expected: ok, changes: true },
    'GET /customer/ping': { ask: plain('/customer/ping'), expected: anySession },
    'GET /customer/sessions': { ask: plain('/customer/sessions'), expected: confirmed },
    'DELETE /customer/sessions/:id': {
      ask: ({ of }) => ({ url: `/customer/sessions/${of.otherSession}` }),
      expected: ['not-authenticated', 'not-authenticated', 'email-not-confirmed', 'ok', 'not-found'],
      changes: true,
    },
    'POST /customer/sessions/end-others': {
      ask: plain('/customer/sessions/end-others', {}),
      expected: confirmed,
      changes: true,
    },
    'POST /customer/change-password': {
      ask: plain('/customer/change-password', { oldpassword: password, newpassword: 'Regen-am-Morgen-8' }),
      expected: confirmed,
      changes: true,
    },
    'POST /customer/login-code': {
      ask: plain('/customer/login-code', { second_step: nobody, code: '123456' }),
      expected: sameForAll('log-in-step-over'),
    },
    'GET /customer/second-factor': { ask: plain('/customer/second-factor'), expected: confirmed },
    'POST /customer/second-factor/begin': {
      ask: plain('/customer/second-factor/begin', { password }),
      expected: confirmed,
      changes: true,
    },
    'POST /customer/second-factor/confirm': {
      ask: plain('/customer/second-factor/confirm', { code: '123456' }),
      expected: confirmed.map((result) => (result === 'ok' ? 'codes-begin-again' : result)),
    },
    'POST /customer/second-factor/end': {
      ask: plain('/customer/second-factor/end', { password, code: '123456' }),
      expected: confirmed.map((result) => (result === 'ok' ? 'codes-off' : result)),
    },
    'POST /customer/second-factor/recovery-codes': {
      ask: plain('/customer/second-factor/recovery-codes', { password, code: '123456' }),
      expected: confirmed.map((result) => (result === 'ok' ? 'codes-off' : result)),
    },
    'GET /customer/passkeys': { ask: plain('/customer/passkeys'), expected: confirmed },
    'POST /customer/passkeys/begin': {
      ask: plain('/customer/passkeys/begin', { password }),
      expected: confirmed,
      changes: true,
    },
    'POST /customer/passkeys': {
      ask: plain('/customer/passkeys', {
        name: 'Laptop',
        id: nobody,
        client_data: nobody,
        attestation: nobody,
      }),
      expected: confirmed.map((result) => (result === 'ok' ? 'passkey-refused' : result)),
    },
    'POST /customer/passkeys/:id/remove': {
      ask: async (asked) => ({
        url: `/customer/passkeys/${await makePasskey(database, asked)}/remove`,
        body: { password },
      }),
      expected: notForOthers,
      changes: true,
    },
    'POST /customer/login-passkey/begin': { ask: plain('/customer/login-passkey/begin', {}), expected: ok },
    'POST /customer/login-passkey': {
      ask: plain('/customer/login-passkey', {
        id: nobody,
        client_data: nobody,
        authenticator_data: nobody,
        signature: nobody,
        user_handle: nobody,
      }),
      expected: sameForAll('passkey-refused'),
    },
    'POST /customer/change-email': {
      ask: () => ({
        url: '/customer/change-email',
        body: { email: `${randomUUID()}@shop.example`, password },
      }),
      expected: confirmed,
    },
    'POST /customer/check-email-change': {
      ask: async ({ world, of }) => ({
        url: '/customer/check-email-change',
        body: { email_change_hash: await world.emailChange(of) },
      }),
      expected: changesOwnEmail,
    },
    'POST /customer/confirm-email-change': {
      ask: async ({ world, of }) => ({
        url: '/customer/confirm-email-change',
        body: { email_change_hash: await world.emailChange(of) },
      }),
      expected: changesOwnEmail,
      changes: true,
    },
    'GET /customer/info': { ask: plain('/customer/info'), expected: anySession },
    'PUT /customer/info': { ask: plain('/customer/info', profile), expected: confirmed },
    'PUT /customer/set-language/:lang': { ask: plain('/customer/set-language/en'), expected: anySession },
    'GET /customer/agreements/unpaid': { ask: plain('/customer/agreements/unpaid'), expected: anySession },
    'GET /customer/agreements/all': { ask: plain('/customer/agreements/all'), expected: anySession },
    'POST /customer/claim-agreements': {
      ask: plain('/customer/claim-agreements', { agreements: [] }),
      expected: anySession,
    },
    'POST /customer/delete': {
      ask: plain('/customer/delete', { password }),
      expected: confirmed,
      changes: true,
    },
    'POST /customer/export': { ask: plain('/customer/export', { password }), expected: confirmed },
  };
}
