import { expect, test } from 'vitest';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import type { Account } from '../account.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { knownDevice, newDevice } from './known-device.ts';
import { service } from './testing/customer.ts';

const database = useTestDatabase();

test('a network has a third of the attempts of an account; then one is restored at a time', async () => {
  const limits = { ...wideLimits(), login: { points: 30, seconds: 900 } };
  await using shop = await service(database.db, { limits });
  const { email, password } = await shop.account();
  const guess = (address: string, body: object) =>
    shop.call('POST', '/customer/login', { email, ...body }, { address });
  for (let count = 0; count < 10; count += 1) {
    // One subscriber commands them all.
    expect((await guess(`2001:db8::${count}`, { password: 'Falsch 1' })).status).toBe(200);
  }
  const refused = await guess('2001:db8::99', { password });
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '90' } });
  // Its owner is not locked out by that.
  expect((await guess('192.0.2.1', { password })).json['success']).toBe(true);
  shop.clock.advance(90_000);
  expect((await guess('2001:db8::99', { password })).json['success']).toBe(true);
  // Who knows the password uses nothing up.
  expect((await guess('2001:db8::99', { password })).json['success']).toBe(true);
  expect((await guess('2001:db8::98', { password: 'Falsch 1' })).status).toBe(200);
  expect((await guess('2001:db8::98', { password })).status).toBe(429);
});

test('an account has as many attempts overall as a caller, and a refused one uses nothing up', async () => {
  const limits = { ...wideLimits(), login: { points: 6, seconds: 900 } };
  await using shop = await service(database.db, { limits });
  const { email, password } = await shop.account();
  const guess = (address: string, given = password) =>
    shop.call('POST', '/customer/login', { email, password: given }, { address });
  for (let count = 0; count < 6; count += 1) {
    expect((await guess(`192.0.2.${count}`, 'Falsch 1')).status).toBe(200);
  }
  for (let count = 0; count < 3; count += 1) {
    expect(await guess('192.0.2.99')).toMatchObject({ status: 429, headers: { 'retry-after': '150' } });
  }
  shop.clock.advance(150_000);
  expect((await guess('192.0.2.99')).json['success']).toBe(true);
});

test('an address without account is limited alike, and a restart restores nothing', async () => {
  const limits = { ...wideLimits(), login: { points: 6, seconds: 900 } };
  const body = { email: 'nobody@kunde.example', password: 'Falsch 1' };
  {
    await using shop = await service(database.db, { limits });
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.6']) {
      expect((await shop.call('POST', '/customer/login', body, { address })).status).toBe(200);
    }
  }
  await using shop = await service(database.db, { limits });
  expect((await shop.call('POST', '/customer/login', body, { address: '192.0.2.7' })).status).toBe(429);
});

test('a password reset by e-mail clears failed attempts', async () => {
  const limits = { ...wideLimits(), login: { points: 6, seconds: 900 } };
  await using shop = await service(database.db, { limits });
  const { email } = await shop.account();
  const logIn = (password: string) => shop.call('POST', '/customer/login', { email, password });
  await logIn('Falsch 1');
  await logIn('Falsch 2');
  expect((await logIn('Falsch 3')).status).toBe(429);
  await shop.call('POST', '/customer/forgot-password', { email });
  const { text } = await database.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
  const [, reset_password_hash] = /reset-password\/([\w-]+)/.exec(text) ?? [];
  const newpassword = 'Regen-am-Morgen-8';
  await shop.call('POST', '/customer/reset-password', { reset_password_hash, newpassword });
  expect((await logIn(newpassword)).json['success']).toBe(true);
});

test('strangers exhausting an account’s attempts do not lock out known devices', async () => {
  const limits = { ...wideLimits(), login: { points: 6, seconds: 900 } };
  await using shop = await service(database.db, { limits });
  const { email, password } = await shop.account();
  const other = await shop.account();
  let calls = 0;
  // Each from another address, which has an allowance of its own.
  const logIn = (body: object, address = `198.51.100.${(calls += 1)}`) =>
    shop.call('POST', '/customer/login', { email, password, ...body }, { address });
  const device = String((await logIn({})).json['device']);
  const foreign = await shop.call('POST', '/customer/login', {
    email: other.email,
    password: other.password,
  });
  for (let count = 0; count < 6; count += 1) await logIn({ password: 'Falsch 1' }, `192.0.2.${count}`);
  expect((await logIn({})).status).toBe(429);
  // Neither a made-up device helps, nor that of another account.
  for (const made of ['x', `${'x'.repeat(43)}.${'x'.repeat(43)}`, String(foreign.json['device'])])
    expect((await logIn({ device: made })).status).toBe(429);
  expect((await logIn({ device })).json['success']).toBe(true);
  // It is good for as many tries as a network, and no more.
  for (let count = 0; count < 2; count += 1)
    expect((await logIn({ device, password: 'Falsch 1' })).status).toBe(200);
  expect((await logIn({ device })).status).toBe(429);
});

test('a device is unknown once devices were forgotten', async () => {
  const secret = new Uint8Array(32);
  const account = { id: 'a', devicesEnded: 0 } as Account;
  const device = newDevice(secret, account);
  expect(knownDevice(secret, account, device)).toBe(device.split('.')[0]);
  expect(knownDevice(secret, { ...account, devicesEnded: 1 }, device)).toBeNull();
  expect(knownDevice(secret, { ...account, id: 'b' }, device)).toBeNull();
  for (const odd of [undefined, '', '.', 'a.b.c', device.slice(0, -1)])
    expect(knownDevice(secret, account, odd)).toBeNull();
});
