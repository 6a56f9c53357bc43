import { expect, test } from 'vitest';
import { changeAccount, findAccountByEmail } from '../customer-store.ts';
import { hashIn, registration } from '../accounts/testing/people.ts';
import type { Json } from '../../documents/agreements/testing/visitor.ts';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { endAllSessions } from './operate-accounts.ts';
import { type Account, service, type Service } from './testing/customer.ts';

const database = useTestDatabase();
const limits = { ...wideLimits(), login: { points: 6, seconds: 900 } };
const other = 'Regen-am-Morgen-8';

/** Wrong tries, each from a network of its own, until nobody gets in who is not known. */
async function attack(shop: Service, { email, password }: Pick<Account, 'email' | 'password'>) {
  for (let count = 0; count < shop.ports.limits.login.points; count += 1)
    await logIn(shop, { email, password: 'Falsch 1' }, `198.51.${count}.7`);
  expect((await logIn(shop, { email, password }, '203.0.113.1')).status).toBe(429);
}

const logIn = (shop: Service, body: object, address = '203.0.113.2') =>
  shop.call('POST', '/customer/login', body, { address });
const deviceIn = (json: Json) => String(json['device'] ?? json['data']?.device);

test('after a password change the browser that changed it can log in during an attack, and no earlier one', async () => {
  await using shop = await service(database.db, {
    limits: { ...limits, login: { points: 30, seconds: 900 } },
  });
  const account = await shop.account();
  const { email, password } = account;
  const before = deviceIn((await logIn(shop, body(account))).json);
  const ada = await shop.logIn(account);
  const change = { oldpassword: password, newpassword: other };
  const changed = await ada.call('POST', '/customer/change-password', change);
  await attack(shop, { email, password: other });
  // Whoever had the old password could have gathered as many of those as he liked.
  expect((await logIn(shop, { email, password: other, device: before })).status).toBe(429);
  const device = deviceIn(changed.json);
  expect((await logIn(shop, { email, password: other, device })).json['success']).toBe(true);
});

test('ending all other sessions keeps only this browser known', async () => {
  await using shop = await service(database.db, { limits });
  const account = await shop.account();
  const before = deviceIn((await logIn(shop, body(account))).json);
  const ada = await shop.logIn(account);
  const device = deviceIn((await ada.call('POST', '/customer/sessions/end-others')).json);
  await attack(shop, account);
  expect((await logIn(shop, { ...body(account), device: before })).status).toBe(429);
  expect((await logIn(shop, { ...body(account), device })).json['success']).toBe(true);
});

test('rehashing a password keeps every browser known', async () => {
  await using shop = await service(database.db, { limits });
  const account = await shop.account();
  const first = deviceIn((await logIn(shop, body(account))).json);
  const found = await findAccountByEmail(database.db, account.email);
  const made = await shop.ports.passwords.hash(account.password);
  if (found === null || !made.ok) throw new Error('no account, or no hash');
  await changeAccount(database.db, found.id, { password_hash: made.hash }, shop.clock());
  await attack(shop, account);
  expect((await logIn(shop, { ...body(account), device: first })).json['success']).toBe(true);
});

test('the browser that signed up is known from activation on, with an earlier or first password', async () => {
  await using shop = await service(database.db, { limits });
  for (const [email, first] of [
    ['ada@shop.example', null],
    ['bob@shop.example', other],
  ] as const) {
    const later = first === null ? {} : { password: '', initial_password_set: '1' };
    const given = registration(email, later);
    const made = await shop.call('POST', '/customer/register', given);
    const link = {
      activation_hash: await hashIn(shop, email, 'activation'),
      sign_up_secret: made.json['data'].sign_up_secret as string,
    };
    const activated = await shop.call('POST', '/customer/activate-account', link);
    const set = { ...link, password: first };
    const opened =
      first === null ? activated : await shop.call('POST', '/customer/initial-password-set', set);
    expect(opened.json['token']).toBeTypeOf('string');
    const password = first ?? given.password;
    await attack(shop, { email, password });
    expect((await logIn(shop, { email, password, device: deviceIn(opened.json) })).json['success']).toBe(
      true,
    );
  }
});

test('following a link alone makes no browser known: only setting a password does', async () => {
  await using shop = await service(database.db, { limits });
  const email = 'ada@shop.example';
  await shop.call('POST', '/customer/register', registration(email));
  const link = { activation_hash: await hashIn(shop, email, 'activation') };
  const { json } = await shop.call('POST', '/customer/activate-account', link);
  expect(json['success']).toBe(true);
  expect(json['data']).not.toHaveProperty('device');
});

test('after a reset by e-mail only the browser that set the password is known', async () => {
  await using shop = await service(database.db, { limits });
  const account = await shop.account();
  const { email } = account;
  const before = deviceIn((await logIn(shop, body(account))).json);
  await shop.call('POST', '/customer/forgot-password', { email });
  const reset = {
    reset_password_hash: await hashIn(shop, email, 'reset'),
    newpassword: other,
  };
  const device = deviceIn((await shop.call('POST', '/customer/reset-password', reset)).json);
  await attack(shop, { email, password: other });
  expect((await logIn(shop, { email, password: other, device: before })).status).toBe(429);
  expect((await logIn(shop, { email, password: other, device })).json['success']).toBe(true);
});

test('ending all sessions by the operator forgets the devices too', async () => {
  await using shop = await service(database.db, { limits });
  const account = await shop.account();
  const before = deviceIn((await logIn(shop, body(account))).json);
  await endAllSessions(shop.ports, account.email);
  await attack(shop, account);
  expect((await logIn(shop, { ...body(account), device: before })).status).toBe(429);
});

function body({ email, password }: Account): { email: string; password: string } {
  return { email, password };
}
