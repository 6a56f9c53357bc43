import * as contract from '@clausewright/contract';
import type { Call } from '@clausewright/contract';
import { afterEach, expect, test } from 'vitest';
import { makeAuthenticator } from '../../customers/passkeys/testing/authenticator.ts';
import { draftToken } from '../../customers/accounts/draft-token.ts';
import { complete, type Json } from '../../documents/agreements/testing/visitor.ts';
import { armFailpoints } from '../failpoint.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { emailsTo, hashIn, type Reply, send } from '../../customers/accounts/testing/people.ts';
import { routeWorld } from './testing/route-world.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));
const canary = 'canary-7f3a';
const email = `${canary}@${canary}.example`;
const password = `Xk-${canary}-9-Wolke`;
const profile = {
  first_name: canary,
  last_name: canary,
  personal_id: canary,
  country: 'FR',
  phone: canary,
};

const accountCalls = Object.values<unknown>(contract)
  .filter((value): value is Call => typeof value === 'object' && value !== null && 'place' in value)
  .filter(({ path }) => path.startsWith('/customer/'))
  .map(({ method, path }) => `${method} ${path}`);

test('account calls log no personal data and no secrets, even on errors', async () => {
  await using world = await routeWorld(database.db);
  const { app, ports } = world;
  const called = new Set<string>();
  const secrets = new Set<string>([canary, email, password, '127.0.0.1', 'argon2']);
  let bearer: string | undefined;
  let refresh: string | undefined;
  const draft = draftToken(ports.secret, ports.clock());
  secrets.add(draft);

  /** Makes a call with every mark that a caller can send; `pattern` is that of the contract. */
  async function call(pattern: string, body?: object, path = pattern.split(' ')[1] ?? ''): Promise<Json> {
    called.add(pattern);
    const reply = await app.inject({
      method: pattern.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: `/api/v1${path}`,
      headers: {
        'user-agent': canary,
        'accept-language': canary,
        'x-forwarded-for': canary,
        'x-draft-token': draft,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(refresh !== undefined && { 'x-refresh-token': refresh }),
      },
      ...(body !== undefined && { payload: body }),
    });
    const json = reply.json<Json>();
    for (const name of ['token', 'refresh_token']) {
      const given = (json[name] ?? json['customer']?.[name]) as string | undefined;
      if (given !== undefined) secrets.add(given);
    }
    return { status: reply.statusCode, ...json };
  }
  /** First with a fault in its middle, then well. */
  async function faulty(failpoint: string, pattern: string, body: object): Promise<Json> {
    armFailpoints(`${failpoint}:throw@1`);
    expect((await call(pattern, body))['status']).toBe(500);
    armFailpoints(undefined);
    const done = await call(pattern, body);
    expect([pattern, done['success']]).toEqual([pattern, true]);
    return done;
  }
  const people = { app, ports };
  async function hashOf(purpose: 'activation' | 'reset'): Promise<string> {
    const hash = await hashIn(people, email, purpose);
    secrets.add(hash);
    return hash;
  }

  const account = { email, language: 'fr', send_activation: '1' };
  await call('POST /customer/register', { ...account, password: canary, initial_password_set: '0' });
  await call('POST /customer/register', { ...account, password, initial_password_set: '0', [canary]: 1 });
  const begun = { ...account, password: '', initial_password_set: '1' };
  const registered = await faulty('register', 'POST /customer/register', begun);
  secrets.add(registered['data'].customer_id as string);
  await call('POST /customer/register', begun);
  await call('POST /customer/check-email-status', { email });
  await call('POST /customer/check', { email });
  await call('POST /customer/check', { email: `${canary}@` });
  await call('POST /customer/resend-activation-email', { email });
  const activation = await hashOf('activation');
  await call('POST /customer/check-activation-hash', { activation_hash: activation });
  await call('POST /customer/check-activation-hash', { activation_hash: canary });
  await faulty('activate-account', 'POST /customer/activate-account', { activation_hash: activation });
  const first = { activation_hash: activation, password };
  await faulty('initial-password-set', 'POST /customer/initial-password-set', first);
  await call('POST /customer/forgot-password', { email });
  const reset = { reset_password_hash: await hashOf('reset'), newpassword: `${password}-2` };
  await call('POST /customer/check-reset-hash', { reset_password_hash: reset.reset_password_hash });
  await call('POST /customer/check-reset-hash', { reset_password_hash: canary });
  await faulty('reset-password', 'POST /customer/reset-password', reset);
  secrets.add(reset.newpassword);
  await call('POST /customer/login', { email, password });
  const open = await call('POST /customer/login', { email, password: reset.newpassword });
  expect(open['success']).toBe(true);
  bearer = (open['token'] ?? open['customer'].token) as string;
  refresh = (open['refresh_token'] ?? open['customer'].refresh_token) as string;
  await call('GET /customer/ping');
  await call('GET /customer/info');
  secrets.add((await call('PUT /customer/info', profile))['customer'].id as string);
  await call('PUT /customer/info', { ...profile, [canary]: canary });
  await call('PUT /customer/set-language/:lang', undefined, '/customer/set-language/de');
  await call('PUT /customer/set-language/:lang', undefined, `/customer/set-language/${canary}`);
  await call('POST /customer/check-valid-uuid', { useruuid: registered['data'].customer_id });
  await call('GET /customer/agreements/unpaid');
  await call('GET /customer/agreements/all', undefined, `/customer/agreements/all?page=${canary}`);
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: { ...complete, owner: canary } };
  const made: Reply = await send(people, 'POST', '/agreement/new', body);
  const { agreement_id: id, access_token: token } = made.json['data'];
  for (const secret of [id, token]) secrets.add(secret as string);
  const claims = { agreements: [{ agreement_id: id, token }] };
  expect((await call('POST /customer/claim-agreements', claims))['data'].claimed).toEqual([id]);
  await callBilling(call);
  await call('GET /customer/sessions');
  await call('DELETE /customer/sessions/:id', undefined, `/customer/sessions/${canary}-${canary}-${canary}`);
  await call('POST /customer/sessions/end-others');
  const key = { name: canary, scopes: ['read'], websites: null, days: 30, password: reset.newpassword };
  secrets.add((await call('POST /customer/api-keys', key))['data'].secret as string);
  await call('POST /customer/api-keys', { ...key, password: canary });
  await call('GET /customer/api-keys');
  await call('GET /customer/api-key');
  await call('DELETE /customer/api-keys/:id', undefined, `/customer/api-keys/${canary}-${canary}-${canary}`);
  await callWebhooks(call, secrets);
  await call('POST /customer/change-password', { oldpassword: canary, newpassword: `${password}-3` });
  const changed = await call('POST /customer/change-password', {
    oldpassword: reset.newpassword,
    newpassword: `${password}-3`,
  });
  bearer = (changed['token'] as string | undefined) ?? bearer;
  refresh = (changed['refresh_token'] as string | undefined) ?? refresh;
  const now = `${password}-3`;
  await call('POST /customer/change-email', { email: `${canary}@wished.example`, password: canary });
  await call('POST /customer/change-email', { email: `${canary}@wished.example`, password: now });
  const letters = await emailsTo(people, `${canary}@wished.example`);
  const email_change_hash = /\/profile\/security\/([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
  secrets.add(email_change_hash);
  await call('POST /customer/check-email-change', { email_change_hash });
  const moved = await faulty('change-email', 'POST /customer/confirm-email-change', { email_change_hash });
  bearer = (moved['token'] as string | undefined) ?? bearer;
  refresh = (moved['refresh_token'] as string | undefined) ?? refresh;
  await callSecondFactor(call, now, secrets);
  const entered = await callPasskeys(call, now, secrets);
  bearer = (entered['token'] as string | undefined) ?? bearer;
  refresh = (entered['refresh_token'] as string | undefined) ?? refresh;
  await call('POST /customer/login-provider/begin', { organisation: canary });
  const back = {
    organisation: canary.repeat(4).slice(0, 22),
    browser: canary.repeat(4),
    answer: `state=${canary}`,
  };
  await call('POST /customer/login-provider', back);
  await call('POST /customer/login-provider/confirm', { secret: canary.repeat(4) });
  await call('POST /customer/export', { password: canary });
  const exported = await call('POST /customer/export', { password: now });
  const archive = new URL(exported['data'].url as string).pathname;
  secrets.add(archive);
  expect((await app.inject({ url: archive })).statusCode).toBe(200);
  await call('POST /customer/delete', { password: canary });
  await faulty('delete-account', 'POST /customer/delete', { password: `${password}-3` });
  await call('POST /customer/logout');

  expect([...called].toSorted()).toEqual(accountCalls.toSorted());
  expect(secrets.size).toBeGreaterThan(15);
  const log = world.logged();
  expect(log).toContain('"route":"/api/v1/customer/delete"');
  expect(log).toContain('"status":500');
  for (const secret of secrets) expect(log).not.toContain(secret);
});

/** The secret of the app and what is typed from it; nothing is switched on. */
async function callSecondFactor(
  call: (pattern: string, body?: object) => Promise<Json>,
  password: string,
  secrets: Set<string>,
): Promise<void> {
  await call('GET /customer/second-factor');
  const begun = await call('POST /customer/second-factor/begin', { password });
  secrets.add(begun['data'].secret as string);
  await call('POST /customer/second-factor/confirm', { code: canary });
  await call('POST /customer/second-factor/end', { password, code: canary });
  await call('POST /customer/second-factor/recovery-codes', { password, code: canary });
  await call('POST /customer/login-code', { second_step: canary, code: canary });
}

/** What a device gets to sign, what it made and signed, and its name; answers the log-in, which takes the place of the session. */
async function callPasskeys(
  call: (pattern: string, body?: object, path?: string) => Promise<Json>,
  password: string,
  secrets: Set<string>,
): Promise<Json> {
  const device = makeAuthenticator('http://localhost:3000');
  secrets.add(device.id);
  const options = (await call('POST /customer/passkeys/begin', { password }))['data'];
  for (const secret of [options.challenge, options.user.id]) secrets.add(secret as string);
  const made = { name: canary, ...device.create(options) };
  armFailpoints('add-passkey:throw@1');
  expect((await call('POST /customer/passkeys', made))['status']).toBe(500);
  armFailpoints(undefined);
  await call('POST /customer/passkeys', { ...made, [canary]: canary });
  const again = (await call('POST /customer/passkeys/begin', { password }))['data'];
  const added = await call('POST /customer/passkeys', { name: canary, ...device.create(again) });
  expect(added['success']).toBe(true);
  await call('GET /customer/passkeys');
  const challenge = async () => {
    const asked = (await call('POST /customer/login-passkey/begin', {}))['data'];
    secrets.add(asked.challenge as string);
    return asked as { challenge: string; rp_id: string };
  };
  const signed = device.get(await challenge());
  secrets.add(signed.signature);
  await call('POST /customer/login-passkey', { ...signed, user_handle: canary });
  const path = `/customer/passkeys/${added['data'].passkey.id}/remove`;
  await call('POST /customer/passkeys/:id/remove', { password: canary }, path);
  const entered = await call('POST /customer/login-passkey', device.get(await challenge()));
  expect(entered['success']).toBe(true);
  return entered;
}

/** Addresses of servers may name a person, and what is sent there is signed with a secret. */
async function callWebhooks(
  call: (pattern: string, body?: object, path?: string) => Promise<Json>,
  secrets: Set<string>,
): Promise<void> {
  const wanted = { url: `https://shop.example/${canary}`, kinds: ['plan.changed'] };
  const { webhook, secret } = (await call('POST /customer/webhooks', wanted))['data'];
  secrets.add(secret as string);
  const path = `/customer/webhooks/${webhook.id}`;
  await call('GET /customer/webhooks');
  await call('PUT /customer/webhooks/:id', { ...wanted, url: canary, enabled: true }, path);
  await call('GET /customer/webhooks/:id/secret', undefined, `${path}/secret`);
  const { delivery } = (await call('POST /customer/webhooks/:id/test', {}, `${path}/test`))['data'];
  await call('GET /customer/webhooks/:id/deliveries', undefined, `${path}/deliveries`);
  const again = `/customer/webhook-deliveries/${delivery.id}/send`;
  await call('POST /customer/webhook-deliveries/:id/send', {}, again);
  await call('DELETE /customer/webhooks/:id', undefined, path);
}

/** What a person types at the billing tabs, with ids that name nothing. */
async function callBilling(
  call: (pattern: string, body?: object, path?: string) => Promise<Json>,
): Promise<void> {
  const texts = ['company_name', 'cui_cif', 'name', 'address', 'city', 'postal_code', 'phone'];
  const address = {
    ...Object.fromEntries(texts.map((name) => [name, canary])),
    business_purchase: true,
    vat_registered: true,
    vat_number: canary,
    country: 'FR',
    state: '',
  };
  const id = `${canary}-${canary}-${canary}`;
  await call('GET /customer/billing-address');
  await call('PUT /customer/billing-address', address);
  const kept = { ...address, vat_registered: false, vat_number: '', cui_cif: '' };
  expect((await call('PUT /customer/billing-address', kept))['success']).toBe(true);
  await call('POST /customer/check-vies', { country: 'FR', vat_number: canary });
  await call('GET /customer/payment-methods');
  await call('GET /customer/braintree-payment-methods');
  await call('GET /customer/stripe-payment-methods');
  await call('PUT /customer/set-default-payment-method', { id });
  await call('PUT /customer/braintree-set-default-payment-method', { token: id });
  await call('PUT /customer/stripe-set-default-payment-method', { payment_method_id: id });
  await call('DELETE /customer/payment-method/:id', undefined, `/customer/payment-method/${id}`);
  await call('GET /customer/subscription/all');
  await call('PUT /customer/subscription/cancel', { subscription_id: id });
  await call('PUT /customer/subscription/resume', { subscription_id: id });
}
