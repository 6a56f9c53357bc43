import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './hash-password.ts';

const secret = new TextEncoder().encode('a secret of this instance, 32 bytes');
const cheap = { memory: 64, passes: 1 };
const passwords = createPasswords(secret);

async function hashed(password: string, by = passwords): Promise<string> {
  const made = await by.hash(password);
  if (!made.ok) throw new Error(made.reason);
  return made.hash;
}

test('a hash names pepper, algorithm and cost, fits its column, and is salted', async () => {
  const [one, other] = [await hashed('Kastanie 7'), await hashed('Kastanie 7')];
  expect(one).toMatch(/^hmac-sha256:[0-9a-f]{12}\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one.length).toBeLessThanOrEqual(500);
  expect(one).not.toBe(other);
});

test('only the exact password matches', async () => {
  const long = `A1${'x'.repeat(3997)}`;
  const stored = await hashed(long);
  expect(await passwords.verify(stored, long)).toEqual({ ok: true, matches: true, outdated: false });
  expect(await passwords.verify(stored, `${long.slice(0, -1)}y`)).toMatchObject({ matches: false });
  expect(await passwords.verify(stored, long.slice(0, 72))).toMatchObject({ matches: false });
});

test('Unicode-equivalent passwords match', async () => {
  const stored = await hashed('Gr\u00fcn 77');
  expect(await passwords.verify(stored, 'Gru\u0308n 77')).toMatchObject({ matches: true });
});

test('no hash can be verified without the instance secret', async () => {
  const stored = await hashed('Kastanie 7', createPasswords(secret, cheap));
  const elsewhere = createPasswords(new Uint8Array(32), cheap);
  expect(await elsewhere.verify(stored, 'Kastanie 7')).toMatchObject({ matches: false });
});

test('what is hashed is not the password itself, so a database copy alone cannot be brute-forced', async () => {
  const stored = await hashed('Kastanie 7', createPasswords(secret, cheap));
  const inner = stored.slice(stored.indexOf('$'));
  expect(await verify(inner, 'Kastanie 7')).toBe(false);
});

test('a hash of another cost still matches and requests replacement', async () => {
  const stored = await hashed('Kastanie 7', createPasswords(secret, cheap));
  expect(await passwords.verify(stored, 'Kastanie 7')).toEqual({ ok: true, matches: true, outdated: true });
});

test('without an account nothing matches', async () => {
  expect(await passwords.verify(null, '')).toMatchObject({ matches: false });
});

test('a missing account, a wrong password and a very long one take about the same time', async () => {
  const stored = await hashed('Kastanie 7');
  const long = `A1${'x'.repeat(3997)}`;
  const spent = { wrong: 0, unknown: 0, long: 0 };
  // Interleaved, so that what else the machine does falls on all of them.
  for (let round = 0; round < 20; round += 1) {
    spent.wrong += await timeOf(() => passwords.verify(stored, 'Kastanie 8'));
    spent.unknown += await timeOf(() => passwords.verify(null, 'Kastanie 8'));
    spent.long += await timeOf(() => passwords.verify(stored, long));
  }
  for (const ratio of [spent.unknown / spent.wrong, spent.long / spent.wrong]) {
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  }
});

test('requests beyond the limit and its queue are refused with a retry time', async () => {
  const all = await Promise.all(Array.from({ length: 120 }, () => passwords.verify(null, 'x')));
  const refused = all.filter(({ ok }) => !ok);
  expect(all.length - refused.length).toBeLessThanOrEqual(52);
  expect(all.length - refused.length).toBeGreaterThanOrEqual(51);
  expect(refused[0]).toEqual({ ok: false, reason: 'limited', retryAfter: 2 });
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
