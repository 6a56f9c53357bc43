import { expect, test } from 'vitest';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { Passwords } from './hash-password.ts';
import { logIn } from './log-in.ts';
import { type Customer, service, type Service } from './testing/customer.ts';

const database = useTestDatabase();
const newpassword = 'Kastanien 9 grün';

const change = (customer: Customer, body: object = {}) =>
  customer.call('POST', '/customer/change-password', {
    oldpassword: customer.password,
    newpassword,
    ...body,
  });
const canLogIn = async (shop: Service, email: string, password: string): Promise<boolean> =>
  (await shop.call('POST', '/customer/login', { email, password })).json['success'];
const opens = async (shop: Service, token: string): Promise<boolean> =>
  (await shop.call('GET', '/customer/info', undefined, { token })).status === 200;

test('a change replaces the password, ends every session, continues in a new one and is notified by e-mail', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const there = await shop.logIn(here);
  const { json } = await change(here);
  expect(json).toMatchObject({ success: true, authenticated: true, data: {} });
  expect([await opens(shop, here.token), await opens(shop, there.token)]).toEqual([false, false]);
  expect(await opens(shop, json['token'])).toBe(true);
  for (const { refreshToken } of [here, there]) {
    const ping = await shop.call('GET', '/customer/ping', undefined, { refreshToken });
    expect(ping.status).toBe(401);
  }
  expect(await canLogIn(shop, here.email, here.password)).toBe(false);
  expect(await canLogIn(shop, here.email, newpassword)).toBe(true);
  expect(await shop.emailsTo(here.email)).toEqual(['password-changed']);
});

test('without the old password nothing changes', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const { json } = await change(here, { oldpassword: 'Falsch 1' });
  expect(json['messages'][0].code).toBe('password-wrong');
  expect(await opens(shop, here.token)).toBe(true);
  expect(await canLogIn(shop, here.email, here.password)).toBe(true);
  expect(await shop.emailsTo(here.email)).toEqual([]);
});

test.each([
  ['no-upper-case', 'kastanie7'],
  ['no-digit', 'Kastanien'],
  ['too-short', 'Kast 7'],
  ['too-long', `A1${'x'.repeat(3998)}`],
  ['password-common', 'Password123'],
  ['password-common', 'Clausewright1'],
  ['password-common', 'Grete-Hopper1'],
])('a new password is rejected for what it lacks: %s', async (code, password) => {
  await using shop = await service(database.db);
  const here = await shop.customer({ email: 'grete.hopper@kunde.example' });
  const { json } = await change(here, { newpassword: password });
  expect(json['messages'][0].code).toBe(code);
  expect(await opens(shop, here.token)).toBe(true);
});

test('the longest password is not truncated', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const longest = `A1${'ü'.repeat(3997)}`;
  expect((await change(here, { newpassword: longest })).json['success']).toBe(true);
  expect(await canLogIn(shop, here.email, longest.slice(0, -1))).toBe(false);
  expect(await canLogIn(shop, here.email, longest)).toBe(true);
});

test('guesses at the old password are limited, separately from the log-in', async () => {
  const limits = { ...wideLimits(), login: { points: 9, seconds: 900 } };
  await using shop = await service(database.db, { limits });
  const here = await shop.customer();
  const guess = (path: string, body: object, address: string) =>
    shop.call('POST', path, body, { token: here.token, address });
  const wrong = { oldpassword: 'Falsch 1', newpassword };
  for (let count = 0; count < 3; count += 1) {
    await guess('/customer/change-password', wrong, `192.0.2.${count}`);
    await guess('/customer/login', { email: here.email, password: 'Falsch 1' }, `192.0.2.${count}`);
  }
  const right = { oldpassword: here.password, newpassword };
  expect((await guess('/customer/change-password', right, '192.0.2.9')).status).toBe(429);
  shop.clock.advance(300_000);
  expect((await guess('/customer/change-password', right, '192.0.2.9')).json['success']).toBe(true);
});

test('a reset e-mail from before a change changes nothing', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  await shop.call('POST', '/customer/forgot-password', { email: here.email });
  const { text } = await database.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
  const [, reset_password_hash] = /reset-password\/([\w-]+)/.exec(text) ?? [];
  expect((await change(here)).json['success']).toBe(true);
  const again = { reset_password_hash, newpassword: 'Zitronen 8 gelb' };
  const reply = await shop.call('POST', '/customer/reset-password', again);
  expect(reply.json['messages'][0].code).toBe('link-expired');
  expect(await canLogIn(shop, here.email, newpassword)).toBe(true);
});

test('of two concurrent changes one succeeds, and the other is told that the password differs', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const there = await shop.logIn(here);
  const replies = await Promise.all([change(here), change(there, { newpassword: 'Zitronen 8 gelb' })]);
  const codes = replies.map(({ json }): string => json['messages']?.[0].code ?? 'changed');
  expect(new Set(codes)).toEqual(new Set(['changed', 'password-wrong']));
  expect(await shop.emailsTo(here.email)).toEqual(['password-changed']);
});

test('a log-in whose password changes during the check opens no session', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const { passwords } = shop.ports;
  const slow: Passwords = {
    ...passwords,
    verify: async (stored, password) => {
      const verified = await passwords.verify(stored, password);
      expect((await change(here)).json['success']).toBe(true);
      return verified;
    },
  };
  const given = {
    email: here.email,
    password: here.password,
    userAgent: '',
    address: '192.0.2.1',
    session: null,
  };
  expect(await logIn({ ...shop.ports, passwords: slow }, given)).toEqual({
    ok: false,
    reason: 'login-wrong',
  });
  expect(await database.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});
