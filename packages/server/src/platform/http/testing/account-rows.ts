import { randomUUID } from 'node:crypto';
import { anySession, confirmed, sameForAll, ok, plain, type Row } from './route-row.ts';
import { password } from './route-world.ts';

const profile = { first_name: 'A', last_name: '', personal_id: '', country: '', phone: '' };

/** Accounts and sessions. */
export function accountRows(): Record<string, Row> {
  return {
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
    'POST /customer/export': { ask: plain('/customer/export', {}), expected: confirmed },
  };
}
