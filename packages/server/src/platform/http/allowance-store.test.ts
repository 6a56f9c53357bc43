import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { allowanceKey, returnAllowance, spendAllowance } from './allowance-store.ts';

const database = useTestDatabase();
const limit = { points: 3, seconds: 60 };
const ok = { ok: true };

function allowance(key = 'letter:one') {
  const clock = fakeClock();
  return { clock, spend: () => spendAllowance(database.db, key, limit, clock()) };
}

test('so many tries at once, then one comes back at a time', async () => {
  const { clock, spend } = allowance();
  expect([await spend(), await spend(), await spend()]).toEqual([ok, ok, ok]);
  expect(await spend()).toEqual({ ok: false, retryAfter: 20 });
  clock.advance(15_000);
  expect(await spend()).toEqual({ ok: false, retryAfter: 5 });
  clock.advance(5000);
  expect(await spend()).toEqual(ok);
  expect(await spend()).toEqual({ ok: false, retryAfter: 20 });
});

test('refused tries make nobody wait longer, and after its time the whole allowance is back', async () => {
  const { clock, spend } = allowance();
  for (let count = 0; count < 50; count += 1) await spend();
  expect(await spend()).toEqual({ ok: false, retryAfter: 20 });
  clock.advance(60_000);
  expect([await spend(), await spend(), await spend()]).toEqual([ok, ok, ok]);
  expect(await spend()).toMatchObject({ ok: false });
});

test('of many tries at once exactly so many pass', async () => {
  const { spend } = allowance();
  const all = await Promise.all(Array.from({ length: 20 }, spend));
  expect(all.filter((spent) => spent.ok)).toHaveLength(3);
});

test('a try that is given back can be used again, also one of an allowance that is whole', async () => {
  const { spend } = allowance();
  await returnAllowance(database.db, 'letter:one', limit);
  for (let count = 0; count < 3; count += 1) {
    expect(await spend()).toEqual(ok);
    await returnAllowance(database.db, 'letter:one', limit);
  }
  expect([await spend(), await spend(), await spend()]).toEqual([ok, ok, ok]);
  expect(await spend()).toMatchObject({ ok: false });
});

test('keys have allowances of their own and do not tell whom they are about', async () => {
  const secret = new Uint8Array(32);
  const keys = ['a@b.example', 'c@d.example'].map((email) => allowanceKey(secret, 'login', email));
  expect(new Set([...keys, allowanceKey(secret, 'letter', 'a@b.example')]).size).toBe(3);
  expect(keys.join()).not.toContain('example');
  for (const key of keys) expect(await allowance(key).spend()).toEqual(ok);
});
