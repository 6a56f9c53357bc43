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

test('allows a burst, then restores one attempt at a time', async () => {
  const { clock, spend } = allowance();
  expect([await spend(), await spend(), await spend()]).toEqual([ok, ok, ok]);
  expect(await spend()).toEqual({ ok: false, retryAfter: 20 });
  clock.advance(15_000);
  expect(await spend()).toEqual({ ok: false, retryAfter: 5 });
  clock.advance(5000);
  expect(await spend()).toEqual(ok);
  expect(await spend()).toEqual({ ok: false, retryAfter: 20 });
});

test('refused attempts extend nothing, and the full allowance returns after its time', async () => {
  const { clock, spend } = allowance();
  for (let count = 0; count < 50; count += 1) await spend();
  expect(await spend()).toEqual({ ok: false, retryAfter: 20 });
  clock.advance(60_000);
  expect([await spend(), await spend(), await spend()]).toEqual([ok, ok, ok]);
  expect(await spend()).toMatchObject({ ok: false });
});

test('of many concurrent attempts exactly the allowed number passes', async () => {
  const { spend } = allowance();
  const all = await Promise.all(Array.from({ length: 20 }, spend));
  expect(all.filter((spent) => spent.ok)).toHaveLength(3);
});

test('a returned attempt can be used again, also of a full allowance', async () => {
  const { spend } = allowance();
  await returnAllowance(database.db, 'letter:one', limit);
  for (let count = 0; count < 3; count += 1) {
    expect(await spend()).toEqual(ok);
    await returnAllowance(database.db, 'letter:one', limit);
  }
  expect([await spend(), await spend(), await spend()]).toEqual([ok, ok, ok]);
  expect(await spend()).toMatchObject({ ok: false });
});

test('keys have separate allowances and do not reveal whom they concern', async () => {
  const secret = new Uint8Array(32);
  const keys = ['a@b.example', 'c@d.example'].map((email) => allowanceKey(secret, 'login', email));
  expect(new Set([...keys, allowanceKey(secret, 'letter', 'a@b.example')]).size).toBe(3);
  expect(keys.join()).not.toContain('example');
  for (const key of keys) expect(await allowance(key).spend()).toEqual(ok);
});
