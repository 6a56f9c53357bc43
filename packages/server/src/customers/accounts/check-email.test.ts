import { expect, test } from 'vitest';
import { draftToken } from './draft-token.ts';
import { type Visitor, visitor } from '../../documents/agreements/testing/visitor.ts';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createEmailChecks } from './email-checks.ts';
import { person, post } from './testing/people.ts';

const database = useTestDatabase();
const known = 'ada@shop.example';
const unknown = 'nobody@shop.example';

const status = async (one: Visitor, email: string, draft?: string) =>
  (await post(one, '/customer/check-email-status', { email }, { draft })).json['data'].exists;
const available = async (one: Visitor, email: string, draft?: string) =>
  (await post(one, '/customer/check', { email }, { draft })).json['data'].available;
/** A draft of its own for each `age`, in milliseconds. */
const draftOf = (one: Visitor, age = 0) =>
  draftToken(one.ports.secret, new Date(one.clock().getTime() - age));

test('a wizard learns that an address has an account, and never that it has none', async () => {
  await using one = await visitor(database.db);
  await person(one, known, { confirmed: false });
  const draft = draftOf(one);
  expect(await status(one, known, draft)).toBe(true);
  expect(await status(one, 'ADA@SHOP.example', draft)).toBe(true);
  expect(await status(one, unknown, draft)).toBe('unknown');
  expect(await available(one, known, draft)).toBe(false);
  expect(await available(one, unknown, draft)).toBe('unknown');
});

test('reveals nothing without a valid draft token', async () => {
  await using one = await visitor(database.db);
  await person(one, known);
  const day = 24 * 3_600_000;
  const foreign = draftToken(new Uint8Array(32).fill(7), one.clock());
  const bad = [undefined, 'x'.repeat(50), foreign, draftOf(one, day + 1), draftOf(one, -60_000)];
  for (const draft of bad) {
    expect([await status(one, known, draft), await available(one, known, draft)]).toEqual([
      'unknown',
      'unknown',
    ]);
  }
  expect(await status(one, known, draftOf(one, day))).toBe(true);
});

test('rejects an invalid address even without a draft', async () => {
  await using one = await visitor(database.db);
  for (const email of ['', 'a@b', 'no address', 'x'.repeat(320)]) {
    expect(await available(one, email)).toBe(false);
    expect(await status(one, email, draftOf(one))).toBe('unknown');
  }
});

test('a draft may check three addresses, each any number of times', async () => {
  await using one = await visitor(database.db);
  await person(one, known);
  const draft = draftOf(one);
  for (const email of ['a@x.example', 'b@x.example', 'a@x.example', 'c@x.example']) {
    await status(one, email, draft);
  }
  expect(await status(one, known, draft)).toBe('unknown');
  expect(await status(one, known, draftOf(one, 1))).toBe(true);
});

test('a network may check ten times an hour; then it gets no information instead of an error', async () => {
  const limits = { ...wideLimits(), 'email-check': { points: 10, seconds: 3600 } };
  await using one = await visitor(database.db, { limits });
  await person(one, known);
  for (let index = 0; index < 10; index += 1) {
    expect(await status(one, known, draftOf(one, index))).toBe(true);
  }
  expect(await status(one, known, draftOf(one))).toBe('unknown');
  expect(await available(one, known, draftOf(one))).toBe('unknown');
});

test('a network may check three times as often in a day as in an hour', async () => {
  const limits = { ...wideLimits(), 'email-check': { points: 10, seconds: 1 } };
  await using one = await visitor(database.db, { limits });
  await person(one, known);
  const spend = () => one.app.rateLimits.spendByAddress('email-check-day', '127.0.0.1');
  for (let index = 0; index < 29; index += 1) expect(await spend()).toEqual({ ok: true });
  expect(await status(one, known, draftOf(one))).toBe(true);
  expect(await status(one, known, draftOf(one))).toBe('unknown');
});

test('distributed harvesting disables the check until the hour is over', async () => {
  const clock = fakeClock();
  const checks = createEmailChecks(clock);
  const ask = async (times: number) => {
    let told = 0;
    for (let index = 0; index < times; index += 1) told += (await checks.admitsNow()) ? 1 : 0;
    return told;
  };
  expect(await ask(1000)).toBe(200);
  clock.advance(3_600_000);
  // What lasts becomes usual, but slowly.
  const second = await ask(10_000);
  expect(second).toBeGreaterThanOrEqual(200);
  expect(second).toBeLessThan(220);
  for (let hour = 0; hour < 24 * 30; hour += 1) {
    clock.advance(3_600_000);
    await ask(100);
  }
  clock.advance(3_600_000);
  expect(await ask(10_000)).toBeGreaterThan(1900);
  clock.advance(365 * 86_400_000);
  expect(await ask(1000)).toBeLessThan(1000);
});

test('during harvesting both calls answer as if unknown', async () => {
  await using one = await visitor(database.db);
  await person(one, known);
  expect([await status(one, known, draftOf(one)), await available(one, known, draftOf(one))]).toEqual([
    true,
    false,
  ]);
  while (await one.ports.emailChecks.admitsNow());
  expect([await status(one, known, draftOf(one)), await available(one, known, draftOf(one))]).toEqual([
    'unknown',
    'unknown',
  ]);
});

/** Middle of the times, in nanoseconds, that each call takes, the two turn by turn. */
async function compare(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 7; round += 1) {
    for (const [index, work] of [first, second].entries()) {
      const begun = process.hrtime.bigint();
      await work();
      times[index]?.push(Number(process.hrtime.bigint() - begun));
    }
  }
  const middle = (list: number[]) => list.toSorted((a, b) => a - b)[3] ?? 0;
  return middle(times[0]) / middle(times[1]);
}

test('an invalid address is reported as invalid, however short', async () => {
  await using one = await visitor(database.db);
  for (const email of ['x', 'nobody', '@', 'a b@shop.example']) {
    const { json } = await post(one, '/customer/forgot-password', { email });
    expect(json['messages']).toContainEqual(
      expect.objectContaining({ field: 'email', value: 'Email address is invalid.' }),
    );
  }
});

test.each(['/customer/forgot-password', '/customer/resend-activation-email', '/customer/check-email-status'])(
  '%s answers known and unknown addresses with the same response in the same time',
  async (path) => {
    await using one = await visitor(database.db);
    await person(one, known, { confirmed: false });
    const ask = (email: string) => () => post(one, path, { email });
    expect(await ask(known)()).toEqual(await ask(unknown)());
    let index = 0;
    const ratio = await compare(
      async () => {
        // An hour each time, so that each known one gets its letter written.
        one.clock.advance(3_600_000);
        await ask(known)();
      },
      () => ask(`nobody${(index += 1)}@shop.example`)(),
    );
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  },
);
