import { afterEach, expect, test } from 'vitest';
import { type Visitor, visitor } from '../../documents/agreements/testing/visitor.ts';
import { armFailpoints } from '../../platform/failpoint.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { Passwords } from '../sessions/hash-password.ts';
import { resetPassword } from './reset-password.ts';
import { goodPassword, hashIn, emailsTo, person, post, registration, send } from './testing/people.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));
const email = 'ada@shop.example';
const next = 'Regen-am-Morgen-8';

const account = () => database.db.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
const forgot = (one: Visitor) => post(one, '/customer/forgot-password', { email });
const reset = (one: Visitor, hash: string, password = next) =>
  post(one, '/customer/reset-password', { reset_password_hash: hash, newpassword: password });
const matches = async (one: Visitor, password: string) => {
  const verified = await one.ports.passwords.verify((await account()).password_hash, password);
  return verified.ok && verified.matches;
};

test('a reset sets the password, ends every session and notifies the owner once', async () => {
  await using one = await visitor(database.db);
  const { bearer } = await person(one, email);
  await forgot(one);
  const hash = await hashIn(one, email, 'reset');
  const replies = await Promise.all([reset(one, hash), reset(one, hash), reset(one, hash)]);
  expect(replies.map(({ code }) => String(code)).toSorted()).toEqual([
    'link-invalid',
    'link-invalid',
    'null',
  ]);
  expect([await matches(one, next), await matches(one, goodPassword)]).toEqual([true, false]);
  expect((await send(one, 'GET', '/customer/info', undefined, { bearer })).status).toBe(401);
  const letters = (await emailsTo(one, email)).map(({ message }) => message);
  expect(letters.toSorted()).toEqual(['activation', 'password-changed', 'reset']);
  expect((await reset(one, hash, goodPassword)).code).toBe('link-invalid');
  expect(await matches(one, next)).toBe(true);
});

test('a link is valid for thirty minutes, and a newer one invalidates it', async () => {
  await using one = await visitor(database.db);
  await person(one, email);
  await forgot(one);
  const first = await hashIn(one, email, 'reset');
  one.clock.advance(60_000);
  await forgot(one);
  const second = await hashIn(one, email, 'reset');
  expect((await reset(one, first)).code).toBe('link-expired');
  one.clock.advance(30 * 60_000 - 1);
  expect((await reset(one, second, 'Password1')).code).toBe('password-common');
  one.clock.advance(1);
  expect((await reset(one, second)).code).toBe('link-expired');
  expect(await matches(one, goodPassword)).toBe(true);
});

test('a link that expires while the new password is hashed is invalid', async () => {
  await using one = await visitor(database.db);
  await person(one, email);
  await forgot(one);
  const hash = await hashIn(one, email, 'reset');
  const { passwords } = one.ports;
  const slow: Passwords = {
    ...passwords,
    hash: async (password) => {
      one.clock.advance(30 * 60_000);
      return passwords.hash(password);
    },
  };
  const given = { hash, password: next, address: '192.0.2.1' };
  const reply = await resetPassword({ ...one.ports, passwords: slow }, given);
  expect(reply).toEqual({ ok: false, reason: 'link-invalid' });
  expect(await matches(one, goodPassword)).toBe(true);
});

test('wrong hashes, and that of an activation e-mail, reset nothing', async () => {
  await using one = await visitor(database.db);
  await post(one, '/customer/register', registration(email));
  const activation = await hashIn(one, email, 'activation');
  await forgot(one);
  const hash = await hashIn(one, email, 'reset');
  for (const wrong of ['x', hash.toUpperCase(), `${hash}A`]) {
    expect((await reset(one, wrong)).code).toBe('link-invalid');
  }
  expect((await reset(one, activation)).code).toBe('reset-failed');
  expect(await matches(one, goodPassword)).toBe(true);
});

test('a reset by e-mail takes over the unconfirmed account of that address', async () => {
  await using one = await visitor(database.db);
  const intruder = await person(one, email, { confirmed: false });
  await forgot(one);
  expect((await reset(one, await hashIn(one, email, 'reset'))).json['success']).toBe(true);
  expect((await account()).confirmed_at).toEqual(one.clock());
  expect(await matches(one, next)).toBe(true);
  const bearer = intruder.bearer;
  expect((await send(one, 'GET', '/customer/info', undefined, { bearer })).status).toBe(401);
});

test('a fault during a reset leaves password, link and sessions unchanged', async () => {
  await using one = await visitor(database.db);
  const { bearer } = await person(one, email);
  await forgot(one);
  const hash = await hashIn(one, email, 'reset');
  const before = await account();
  armFailpoints('reset-password:throw@1');
  expect((await reset(one, hash)).status).toBe(500);
  expect(await account()).toEqual(before);
  expect((await send(one, 'GET', '/customer/info', undefined, { bearer })).status).toBe(200);
  expect(await emailsTo(one, email)).toHaveLength(2);
  expect((await reset(one, hash)).json['success']).toBe(true);
});

test('reset e-mails are sent three times an hour', async () => {
  await using one = await visitor(database.db);
  await person(one, email);
  await Promise.all(Array.from({ length: 6 }, () => forgot(one)));
  expect((await emailsTo(one, email)).filter(({ message }) => message === 'reset')).toHaveLength(3);
  one.clock.advance(3_600_000);
  await forgot(one);
  expect((await emailsTo(one, email)).filter(({ message }) => message === 'reset')).toHaveLength(4);
});
