import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../database/database-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { allLimits, createRateLimits } from './rate-limits.ts';
import type { AnyLimit, RateLimits, Spent } from './allowance.ts';
import { wideLimits } from './testing/wide-limits.ts';

const database = useTestDatabase();
const secret = new Uint8Array(32);
const few = { points: 4, seconds: 600 };
const many = { points: 200, seconds: 600 };
const names = [...allLimits(wideLimits()).keys()];

/** Several processes, each with a memory of its own, on one database. */
function processesOf(count: number, limit: { points: number; seconds: number }) {
  const clock = fakeClock();
  const limits = Object.fromEntries(Object.keys(wideLimits()).map((name) => [name, limit]));
  const process = () =>
    createRateLimits(limits as ReturnType<typeof wideLimits>, clock, {
      db: database.db,
      secret,
      isUnavailable: isDatabaseUnavailable,
    });
  return { clock, all: Array.from({ length: count }, process) };
}
function twoProcesses(limit: { points: number; seconds: number }) {
  const { clock, all } = processesOf(2, limit);
  return { clock, both: all as [RateLimits, RateLimits] };
}

/** Fixed ones are those of the product. */
function pointsOf(name: AnyLimit, given: { points: number; seconds: number }): number {
  const limits = Object.fromEntries(Object.keys(wideLimits()).map((one) => [one, given]));
  return allLimits(limits as ReturnType<typeof wideLimits>).get(name)?.points ?? given.points;
}

test.each(names)('%s share one limit across both processes, per address and per object', async (name) => {
  const { both } = twoProcesses(few);
  const points = pointsOf(name, few);
  // What each gives without asking, where the limit is there for floods.
  const most = points + 2 * (points < 100 ? 0 : points / 100);
  for (const spend of ['spendByAddress', 'spendByObject'] as const) {
    let admitted = 0;
    for (let call = 0; call < most + 20; call += 1) {
      const spent = await both[call % 2 === 0 ? 0 : 1][spend](name, '192.0.2.1');
      if (spent.ok) admitted += 1;
    }
    expect(admitted).toBeGreaterThanOrEqual(points);
    expect(admitted).toBeLessThanOrEqual(most);
    // Nobody else is kept out.
    expect((await both[0][spend](name, '192.0.2.2')).ok).toBe(true);
  }
});

test('concurrent calls do not exceed the shared limit', async () => {
  const { both } = twoProcesses(few);
  const calls = Array.from({ length: 40 }, (_, call) =>
    both[call % 2 === 0 ? 0 : 1].spendByAddress('login', '192.0.2.1'),
  );
  expect((await Promise.all(calls)).filter(({ ok }) => ok)).toHaveLength(few.points);
});

test('an attempt returned by one process can be used by the other', async () => {
  const { both } = twoProcesses({ points: 1, seconds: 600 });
  expect((await both[0].spendByAddress('discount', '192.0.2.1')).ok).toBe(true);
  await both[0].giveBackByAddress('discount', '192.0.2.1');
  expect((await both[1].spendByAddress('discount', '192.0.2.1')).ok).toBe(true);
  expect((await both[0].spendByAddress('discount', '192.0.2.1')).ok).toBe(false);
});

test('eight processes allow hardly more than one, alternating, concurrently and sequentially', async () => {
  const limit = { points: 200, seconds: 600 };
  const most = limit.points * 1.08;
  const eight = () => processesOf(8, limit).all;
  const ways: Record<string, (of: readonly RateLimits[], address: string) => Promise<Spent[]>> = {
    async inTurn(of, address) {
      const spent: Spent[] = [];
      for (let call = 0; call < 400; call += 1)
        for (const one of of.slice(call % 8, (call % 8) + 1))
          spent.push(await one.spendByAddress('answer', address));
      return spent;
    },
    atOnce: (of, address) =>
      Promise.all(
        Array.from({ length: 50 }, () => of.map((one) => one.spendByAddress('answer', address))).flat(),
      ),
    async afterOneAnother(of, address) {
      const spent: Spent[] = [];
      for (const one of of)
        for (let call = 0; call < 210; call += 1) spent.push(await one.spendByAddress('answer', address));
      return spent;
    },
  };
  for (const [index, way] of Object.values(ways).entries()) {
    const admitted = (await way(eight(), `192.0.2.${index}`)).filter(({ ok }) => ok).length;
    expect(admitted).toBeGreaterThan(limit.points * 0.9);
    expect(admitted).toBeLessThanOrEqual(most);
  }
});

test('a flood limit queries the database for a fraction of the calls only', async () => {
  const { both } = twoProcesses(many);
  const rows = () => database.db.selectFrom('rate_limits').select('key').execute();
  const before = (await rows()).length;
  for (let call = 0; call < 2; call += 1)
    expect((await both[0].spendByAddress('answer', '192.0.2.1')).ok).toBe(true);
  expect((await rows()).length).toBe(before);
  expect((await both[0].spendByAddress('answer', '192.0.2.1')).ok).toBe(true);
  const made = await rows();
  expect(made.length).toBe(before + 1);
  // What was given without asking is counted, with a piece of a twentieth; nine more cost nothing.
  const expire = async () =>
    (await database.db.selectFrom('rate_limits').select('expire').orderBy('expire', 'desc').execute())[0]
      ?.expire;
  const counted = await expire();
  for (let call = 0; call < 9; call += 1)
    expect((await both[0].spendByAddress('answer', '192.0.2.1')).ok).toBe(true);
  expect(await expire()).toBe(counted);
});

test('without the database each process counts for itself', async () => {
  const opened = await openDatabase(
    { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' },
    () => {},
  );
  if (!opened.ok) throw new Error(opened.reason);
  const { database: away } = opened;
  const alone = createRateLimits({ ...wideLimits(), new: few }, fakeClock(), {
    db: away.db,
    secret,
    isUnavailable: isDatabaseUnavailable,
  });
  const admitted: boolean[] = [];
  for (let call = 0; call < 6; call += 1) admitted.push((await alone.spendByAddress('new', '192.0.2.1')).ok);
  await away.close();
  expect(admitted).toEqual([true, true, true, true, false, false]);
});
