import { randomUUID } from 'node:crypto';
import * as contract from '@clausewright/contract';
import type { Call } from '@clausewright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertConsent } from '../consents/consent-store.ts';
import { complete, type Json } from '../agreements/testing/visitor.ts';
import { makeInvoice } from '../billing/invoices/testing/make-invoice.ts';
import { makeTransaction } from '../testing/factories.ts';
import { keepMethod } from '../billing/payment-methods/keep-method.ts';
import { insertSubscription } from '../billing/subscriptions/subscription-store.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type Owner, password, routeWorld, type World } from './testing/route-world.ts';

// Worlds are costly: rows that change nothing of it share one.
const database = useTestDatabase({ keep: true });
let shared: World;
beforeAll(async () => {
  shared = await routeWorld(database.db);
});
afterAll(() => shared[Symbol.asyncDispose]());

/**
 * Who asks: nobody known; who holds the token of the owner's agreement; somebody whose address is not
 * confirmed, for what is their own; the owner; the owner of something else, for what is the owner's.
 */
const roles = ['visitor', 'holder', 'unconfirmed', 'owner', 'other'] as const;
type Role = (typeof roles)[number];

interface Asked {
  world: World;
  /** Whose things are asked for. */
  of: Owner;
}
interface Request {
  /** With the values of its parameters. */
  url: string;
  body?: object;
}
interface Row {
  /** Whose token the holder has; of the finished agreement unless said otherwise. */
  token?: (of: Owner) => string;
  ask: (asked: Asked) => Request | Promise<Request>;
  /** `ok`, the code of the refusal, or the status where the answer is no envelope; in the order of `roles`. */
  expected: readonly (string | number)[];
  /** What it changes would meet other rows: it has a world of its own. */
  changes?: true;
}

const everybody = (result: string | number) => roles.map(() => result);
const ok = everybody('ok');
/** The token or the session of the owner. */
const provenUse = ['no-access', 'ok', 'ok', 'ok', 'other-account'];
const anySession = ['not-authenticated', 'not-authenticated', 'ok', 'ok', 'ok'];
const confirmed = ['not-authenticated', 'not-authenticated', 'email-not-confirmed', 'ok', 'ok'];
const withoutProvider = [...confirmed.slice(0, 3), 'processor-unavailable', 'processor-unavailable'];

const ofUnpaid = ({ unpaid }: Owner): string => unpaid['access_token'] as string;
const plain = (url: string, body?: object) => (): Request => ({ url, ...(body && { body }) });
const agreement = (url: string, body?: object) => ({
  ask: ({ of }: Asked): Request => ({
    url: `${url}/${of.finished['agreement_id']}`,
    ...(body !== undefined && { body }),
  }),
  expected: provenUse,
});
const profile = { first_name: 'A', last_name: '', personal_id: '', country: '', phone: '' };
const billingAddress = {
  company_name: '',
  business_purchase: false,
  vat_registered: false,
  vat_number: '',
  cui_cif: '',
  name: 'A',
  address: '',
  city: '',
  postal_code: '',
  country: 'FR',
  state: '',
  phone: '',
};
/** A privacy consent of somebody, for `shop.example`. */
async function consentOf({ id: ownerId }: Owner): Promise<string> {
  const requestId = randomUUID();
  const { id } = await database.db
    .transaction()
    .execute((trx) => insertConsent(trx, { ownerId, requestId, domain: 'shop.example', now: new Date(0) }));
  return id;
}
async function methodOf(
  { id: customerId }: Owner,
  processor: 'sandbox' | 'stripe' | 'braintree' = 'sandbox',
) {
  const reference = randomUUID();
  const facts = { kind: 'card', brand: 'Visa', last4: '4242', label: '' } as const;
  const method = { ...facts, reference, expiresMonth: null, expiresYear: null };
  const given = { customerId, processor, method, now: new Date(0) };
  const id = await database.db.transaction().execute((trx) => keepMethod(trx, given));
  return { id, reference };
}
/** A plan whose period lasts. */
async function planOf(owner: Owner): Promise<string> {
  const consentId = await consentOf(owner);
  return database.db.transaction().execute((trx) =>
    insertSubscription(trx, {
      consentId,
      customerId: owner.id,
      plan: { code: 'monthly', interval: 'month', count: 1, price: 1000 },
      currency: 'EUR',
      processor: 'sandbox',
      paymentMethodId: null,
      providerReference: null,
      periodEndsAt: new Date('2099-01-01'),
      mandate: '',
      discountCodeId: null,
      discountPeriodsLeft: 0,
      now: new Date(0),
    }),
  );
}
const ownersAlone = ['not-authenticated', 'not-authenticated', 'email-not-confirmed', 'ok', 'other-account'];
const notOfOthers = ['not-authenticated', 'not-authenticated', 'email-not-confirmed', 'ok', 'not-found'];
const anew = () => ({ request_id: randomUUID(), type: 'TEST', answers: complete });

async function invoiceOf({ id }: Owner): Promise<string> {
  const transaction = await makeTransaction(database.db, { customer_id: id, state: 'approved' });
  return (await makeInvoice(database.db, transaction.id)).id;
}

/** By method and pattern; below `/api/v1` where it begins with a name of a call's path. */
const table: Record<string, Row> = {
  'POST /agreement/new': { ask: () => ({ url: '/agreement/new', body: anew() }), expected: ok },
  'POST /agreement/update/:id': {
    ask: ({ of }) => ({
      url: `/agreement/update/${of.finished['agreement_id']}`,
      body: { ...anew(), revision: 1, edits: 'reset' },
    }),
    expected: ['no-access', 'ok', 'email-not-confirmed', 'ok', 'other-account'],
  },
  'POST /agreement/preview': {
    ask: plain('/agreement/preview', { type: 'TEST', answers: {}, language: 'en' }),
    expected: ok,
  },
  'POST /agreement/costs/:id': agreement('/agreement/costs', {}),
  'GET /agreement/details/:id': agreement('/agreement/details'),
  'GET /agreement/sale-details/:id': agreement('/agreement/sale-details'),
  'GET /agreement/public-download-details/:id': agreement('/agreement/public-download-details'),
  'GET /agreement/download-details/:id': {
    ...agreement('/agreement/download-details'),
    expected: ['not-authenticated', 'not-authenticated', 'ok', 'ok', 'other-account'],
  },
  'POST /agreement/generate-files': {
    ask: ({ of }) => ({
      url: '/agreement/generate-files',
      body: { agreement_id: of.finished['agreement_id'] },
    }),
    expected: provenUse,
  },
  'POST /transaction/new': {
    ask: ({ of }) => ({
      url: '/transaction/new',
      body: {
        item_type: 'agreement',
        item_id: of.unpaid['agreement_id'],
        processor: 'sandbox',
        expected_total: of.unpaid['costs'].total,
        email: of.email,
      },
    }),
    token: ofUnpaid,
    expected: provenUse,
  },
  'POST /transaction/process/:id': {
    ask: ({ of }) => ({ url: `/transaction/process/${of.transaction}`, body: { token: 'approve' } }),
    token: ofUnpaid,
    expected: provenUse,
    changes: true,
  },

  'GET /transaction/status/:id': {
    ask: ({ of }) => ({ url: `/transaction/status/${of.transaction}` }),
    token: ofUnpaid,
    expected: provenUse,
  },
  'POST /transaction/cancel/:id': {
    ask: ({ of }) => ({ url: `/transaction/cancel/${of.transaction}` }),
    token: ofUnpaid,
    expected: provenUse,
    changes: true,
  },
  'GET /transaction/payment-profile': { ask: plain('/transaction/payment-profile'), expected: ok },
  'GET /transaction/user-3d-secure': { ask: plain('/transaction/user-3d-secure'), expected: anySession },
  // Without keys of the provider there is nobody to send anything.
  'POST /webhooks/stripe': { ask: plain('/webhooks/stripe', {}), expected: everybody(404) },
  'POST /webhooks/braintree': { ask: plain('/webhooks/braintree', {}), expected: everybody(404) },
  'GET /webhooks/braintree': { ask: plain('/webhooks/braintree'), expected: everybody(404) },
  'POST /webhooks/paypal': { ask: plain('/webhooks/paypal', {}), expected: everybody(404) },
  'POST /webhooks/fastspring': { ask: plain('/webhooks/fastspring', {}), expected: everybody(404) },
  'GET /sandbox/challenge/:id': {
    ask: ({ of }) => ({ url: `/sandbox/challenge/${of.transaction}` }),
    expected: everybody(303),
  },
  'POST /sandbox/challenge/:id/:answer': {
    ask: ({ of }) => ({ url: `/sandbox/challenge/${of.transaction}/confirm` }),
    expected: everybody(303),
  },

  'GET /invoices/list': { ask: plain('/invoices/list'), expected: confirmed },
  // These have no Braintree: whoever may ask is told so.
  'POST /transaction/braintree/new-token': {
    ask: ({ of }) => ({
      url: '/transaction/braintree/new-token',
      body: { item_type: 'agreement', item_id: of.unpaid['agreement_id'] },
    }),
    token: ofUnpaid,
    expected: [
      'no-access',
      'processor-unavailable',
      'processor-unavailable',
      'processor-unavailable',
      'other-account',
    ],
  },
  'POST /transaction/braintree/agreement-new-token': {
    ask: ({ of }) => ({
      url: '/transaction/braintree/agreement-new-token',
      body: { agreement_id: of.unpaid['agreement_id'] },
    }),
    token: ofUnpaid,
    expected: [
      'no-access',
      'processor-unavailable',
      'processor-unavailable',
      'processor-unavailable',
      'other-account',
    ],
  },
  'POST /transaction/braintree/privacy-consent-new-token': {
    ask: plain('/transaction/braintree/privacy-consent-new-token', { privacy_consent_id: 'x'.repeat(22) }),
    expected: ['not-authenticated', 'not-authenticated', 'email-not-confirmed', 'not-found', 'not-found'],
  },
  'POST /transaction/braintree/new-payment-method-new-token': {
    ask: plain('/transaction/braintree/new-payment-method-new-token', {}),
    expected: withoutProvider,
  },
  'POST /transaction/braintree/create-new-payment-method': {
    ask: plain('/transaction/braintree/create-new-payment-method', { payment_method_nonce: 'nonce' }),
    expected: withoutProvider,
  },

  // Nor have they Stripe.
  'POST /transaction/stripe/create-payment-intent': {
    ask: ({ of }) => ({
      url: '/transaction/stripe/create-payment-intent',
      body: { item_type: 'agreement', item_id: of.unpaid['agreement_id'], user_data: {} },
    }),
    token: ofUnpaid,
    expected: [
      'no-access',
      'processor-unavailable',
      'processor-unavailable',
      'processor-unavailable',
      'other-account',
    ],
  },
  'POST /transaction/stripe/confirm-payment': {
    ask: ({ of }) => ({
      url: '/transaction/stripe/confirm-payment',
      body: { item_type: 'agreement', item_id: of.unpaid['agreement_id'], payment_intent_id: 'pi_1' },
    }),
    token: ofUnpaid,
    expected: [
      'no-access',
      'payment-token-refused',
      'payment-token-refused',
      'payment-token-refused',
      'other-account',
    ],
  },
  'POST /transaction/stripe/get-token-for-new-payment-method': {
    ask: plain('/transaction/stripe/get-token-for-new-payment-method', {}),
    expected: withoutProvider,
  },
  'POST /transaction/stripe/confirm-setup-intent': {
    ask: plain('/transaction/stripe/confirm-setup-intent', {
      setup_intent_id: 'seti_1',
      payment_method_id: 'pm_1',
    }),
    expected: withoutProvider,
  },
  'POST /transaction/stripe/attach-payment-method': {
    ask: plain('/transaction/stripe/attach-payment-method', { payment_method_id: 'pm_1' }),
    expected: withoutProvider,
  },

  'POST /privacy-consent/new': {
    ask: () => ({
      url: '/privacy-consent/new',
      body: { request_id: randomUUID(), site_url: `${randomUUID()}.example` },
    }),
    expected: confirmed,
  },
  'GET /privacy-consent/list': { ask: plain('/privacy-consent/list'), expected: confirmed },
  'GET /privacy-consent/sale-details/:id': {
    ask: async ({ of }) => ({ url: `/privacy-consent/sale-details/${await consentOf(of)}` }),
    expected: ownersAlone,
  },
  'GET /customer/payment-methods': { ask: plain('/customer/payment-methods'), expected: confirmed },
  'GET /customer/braintree-payment-methods': {
    ask: plain('/customer/braintree-payment-methods'),
    expected: confirmed,
  },
  'GET /customer/stripe-payment-methods': {
    ask: plain('/customer/stripe-payment-methods'),
    expected: confirmed,
  },
  'PUT /customer/set-default-payment-method': {
    ask: async ({ of }) => ({
      url: '/customer/set-default-payment-method',
      body: { id: (await methodOf(of)).id },
    }),
    expected: notOfOthers,
  },
  'PUT /customer/braintree-set-default-payment-method': {
    ask: async ({ of }) => ({
      url: '/customer/braintree-set-default-payment-method',
      body: { token: (await methodOf(of, 'braintree')).reference },
    }),
    expected: notOfOthers,
  },
  'PUT /customer/stripe-set-default-payment-method': {
    ask: async ({ of }) => ({
      url: '/customer/stripe-set-default-payment-method',
      body: { payment_method_id: (await methodOf(of, 'stripe')).reference },
    }),
    expected: notOfOthers,
  },
  'DELETE /customer/payment-method/:id': {
    ask: async ({ of }) => ({ url: `/customer/payment-method/${(await methodOf(of)).id}` }),
    expected: notOfOthers,
  },
  'POST /transaction/sandbox/create-new-payment-method': {
    ask: plain('/transaction/sandbox/create-new-payment-method', { token: 'approve' }),
    expected: confirmed,
  },
  'GET /customer/subscription/all': { ask: plain('/customer/subscription/all'), expected: confirmed },
  'PUT /customer/subscription/cancel': {
    ask: async ({ of }) => ({
      url: '/customer/subscription/cancel',
      body: { subscription_id: await planOf(of) },
    }),
    expected: notOfOthers,
  },
  'PUT /customer/subscription/resume': {
    ask: async ({ of }) => ({
      url: '/customer/subscription/resume',
      body: { subscription_id: await planOf(of) },
    }),
    expected: notOfOthers,
  },

  'GET /privacy-consent/subscription-plans': {
    ask: plain('/privacy-consent/subscription-plans'),
    expected: ok,
  },
  'POST /privacy-consent/costs/:id': {
    ask: async ({ of }) => ({
      url: `/privacy-consent/costs/${await consentOf(of)}`,
      body: { plan: 'monthly' },
    }),
    expected: ['not-authenticated', 'not-authenticated', 'email-not-confirmed', 'ok', 'other-account'],
  },
  'GET /customer/billing-address': { ask: plain('/customer/billing-address'), expected: confirmed },
  'PUT /customer/billing-address': {
    ask: plain('/customer/billing-address', billingAddress),
    expected: confirmed,
  },
  'POST /customer/check-vies': {
    ask: plain('/customer/check-vies', { country: 'FR', vat_number: '123' }),
    expected: ok,
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
    expected: ['ok', ...Array.from({ length: 4 }, () => 'already-confirmed')],
    changes: true,
  },
  'POST /customer/initial-password-set': {
    ask: async ({ world }) => ({
      url: '/customer/initial-password-set',
      body: { activation_hash: await world.link(world.unconfirmed, 'activation'), password },
    }),
    // It has a password.
    expected: everybody('initial-password-failed'),
  },
  'POST /customer/resend-activation-email': {
    ask: ({ of }) => ({ url: '/customer/resend-activation-email', body: { email: of.email } }),
    expected: ok,
  },
  'POST /customer/forgot-password': {
    ask: ({ of }) => ({ url: '/customer/forgot-password', body: { email: of.email } }),
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

  'GET /public/countries/list': { ask: plain('/public/countries/list'), expected: ok },
  'GET /public/languages/list': { ask: plain('/public/languages/list'), expected: ok },
  'GET /public/payload-key': { ask: plain('/public/payload-key'), expected: ok },
  'POST /public/client-log': {
    ask: plain('/public/client-log', { event: 'page-failed', where: '/wizard' }),
    expected: ok,
  },
  'POST /probe/:id': { ask: plain('/probe/1', { text: 'a', kind: 'a' }), expected: ok },
  'GET /heartbeat': { ask: plain('/heartbeat'), expected: everybody(200) },
  'GET /openapi.json': { ask: plain('/openapi.json'), expected: everybody(200) },

  'GET /api/docs': { ask: plain('/api/docs'), expected: everybody(200) },
  'GET /healthz': { ask: plain('/healthz'), expected: everybody(200) },
  'GET /readyz': { ask: plain('/readyz'), expected: everybody(200) },
  'GET /favicon.ico': { ask: plain('/favicon.ico'), expected: everybody(204) },
  'GET /legal/privacy-policy': { ask: plain('/legal/privacy-policy'), expected: everybody(200) },
  'GET /legal/privacy-policy/:language': {
    ask: plain('/legal/privacy-policy/de'),
    expected: everybody(200),
  },
  // These carry their own random id: it is made to be handed on.
  'GET /files/:id': { ask: ({ of }) => ({ url: `/files/${of.file}` }), expected: everybody(200) },
  'GET /exports/:id': {
    ask: async ({ world, of }) => ({ url: `/exports/${await world.archive(of)}` }),
    expected: everybody(200),
  },
  'GET /invoices/:id/:kind': {
    ask: async ({ of }) => ({ url: `/invoices/${await invoiceOf(of)}/ubl` }),
    expected: everybody(200),
  },
  'GET /live/:token': { ask: ({ of }) => ({ url: `/live/${of.liveToken}` }), expected: everybody(200) },
  'GET /live/:token/:language': {
    ask: ({ of }) => ({ url: `/live/${of.liveToken}/en` }),
    expected: everybody(200),
  },
  'GET /live/:token/v/:version': {
    ask: ({ of }) => ({ url: `/live/${of.liveToken}/v/1` }),
    expected: everybody(200),
  },
  'GET /live/:token/:language/v/:version': {
    ask: ({ of }) => ({ url: `/live/${of.liveToken}/en/v/1` }),
    expected: everybody(200),
  },
  // On a machine of one's own alone, whoever sits at it.
  'GET /outbox': { ask: plain('/outbox'), expected: everybody(200) },
  'GET /outbox.json': { ask: plain('/outbox.json'), expected: everybody(200) },
  'GET /outbox/:id': {
    ask: async ({ world, of }) => {
      await world.app.inject({
        method: 'POST',
        url: '/api/v1/customer/forgot-password',
        payload: { email: of.email },
      });
      const { id } = await database.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
      return { url: `/outbox/${id}` };
    },
    expected: everybody(200),
  },
  // Pages are the same for everybody; these tests have none.
  'GET *': { ask: plain('/wizard'), expected: everybody(503) },
};

const apiCalls = new Set(
  Object.values<unknown>(contract)
    .filter((value): value is Call => typeof value === 'object' && value !== null && 'place' in value)
    .map(({ method, path }) => `${method} ${path}`),
);

/** Every route of the server, from the tree that the router prints: HEAD goes with its GET. */
function routesOf({ app }: World): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', text = '', methods] =
      /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, -]+)\))?$/u.exec(line) ?? [];
    if (text === '') continue;
    const depth = indent.length / 4;
    above.splice(depth, above.length, text);
    const path = above.join('').replace(/^\/api\/v1(?=\/)/, '');
    for (const method of methods?.split(', ') ?? []) {
      if (method !== 'HEAD') found.push(`${method} ${path}`);
    }
  }
  return found;
}

test('every route of the server and every call of the contract has a row, and no row is idle', async () => {
  const routes = routesOf(shared);
  expect(routes.toSorted()).toEqual(Object.keys(table).toSorted());
  for (const call of apiCalls) expect(routes).toContain(call);
});

/** Whose things each role asks for, and what it shows. */
function asking(role: Role, { owner, unconfirmed, other }: World, row: Row) {
  const { token = ({ finished }: Owner) => finished['access_token'] as string } = row;
  const bearer = (who: Owner) => ({ authorization: `Bearer ${who.bearer}` });
  const cases: Record<Role, { of: Owner; headers: Record<string, string> }> = {
    visitor: { of: owner, headers: {} },
    holder: { of: owner, headers: { 'x-agreement-token': token(owner) } },
    unconfirmed: { of: unconfirmed, headers: bearer(unconfirmed) },
    owner: { of: owner, headers: bearer(owner) },
    other: { of: owner, headers: bearer(other) },
  };
  return cases[role];
}

async function send(
  { app }: World,
  route: string,
  { url, body }: Request,
  headers: Record<string, string>,
): Promise<string | number> {
  const [method = 'GET', path = ''] = route.split(' ');
  const isCall = apiCalls.has(route) || path.startsWith('/probe');
  const isApi = isCall || path === '/heartbeat' || path === '/openapi.json';
  const reply = await app.inject({
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: `${isApi ? contract.apiBase : ''}${url}`,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  if (!isCall) return reply.statusCode;
  const { success, messages = [] } = reply.json<Json>();
  return success === true ? 'ok' : (messages[0]?.code ?? reply.statusCode);
}

/** The owner last: what the others may not do must not be done before. */
const inTurn: readonly Role[] = ['visitor', 'holder', 'unconfirmed', 'other', 'owner'];

test.each(Object.entries(table))('%s answers each role as listed', async (route, row) => {
  await using own = row.changes === true ? await routeWorld(database.db) : null;
  const world = own ?? shared;
  const results = new Map<Role, string | number>();
  for (const role of inTurn) {
    const { of, headers } = asking(role, world, row);
    results.set(role, await send(world, route, await row.ask({ world, of }), headers));
  }
  const listed = roles.map((role, index) => [role, row.expected[index]]);
  expect(roles.map((role) => [role, results.get(role)])).toEqual(listed);
});

test('a bearer token that is no good is refused by every call, but where the session is renewed or ended', async () => {
  const world = shared;
  const { owner } = world;
  for (const [route, row] of Object.entries(table)) {
    if (!apiCalls.has(route)) continue;
    const request = await row.ask({ world, of: owner });
    for (const authorization of [`Bearer ${'x'.repeat(43)}`, `Bearer ${owner.refresh}`, 'Basic YTpi', '']) {
      const result = await send(world, route, request, { authorization });
      const expected = route.endsWith('/logout') ? 'ok' : 'not-authenticated';
      expect([route, authorization, result]).toEqual([route, authorization, expected]);
    }
  }
});
