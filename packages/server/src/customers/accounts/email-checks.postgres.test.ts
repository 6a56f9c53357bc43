import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createSharedEmailChecks } from './email-checks.ts';

const database = useTestDatabase();

test('a wizard may check three addresses across all processes', async () => {
  const shared = { db: database.db, secret: new Uint8Array(32) };
  const [one, other] = [
    createSharedEmailChecks(shared, fakeClock()),
    createSharedEmailChecks(shared, fakeClock()),
  ];
  const asked = [];
  for (const [checks, address] of [
    [one, 'a'],
    [other, 'b'],
    [one, 'c'],
    [other, 'd'],
    [one, 'd'],
    [other, 'a'],
    [one, 'b'],
  ] as const)
    asked.push(await checks.admitsDraft('draft', `${address}@shop.example`));
  expect(asked).toEqual([true, true, true, false, false, true, true]);
  expect(await other.admitsDraft('another', 'd@shop.example')).toBe(true);
});

test('harvesting is measured across processes, and the usual rate survives restarts', async () => {
  const shared = { db: database.db, secret: new Uint8Array(32).fill(1) };
  const clock = fakeClock();
  const four = Array.from({ length: 4 }, () => createSharedEmailChecks(shared, clock));
  const ask = async (times: number): Promise<number> => {
    let told = 0;
    for (let call = 0; call < times; call += 1) if (await four[call % 4]?.admitsNow()) told += 1;
    return told;
  };
  expect(await ask(240)).toBe(200);
  clock.advance(3_600_000);
  // What lasts becomes usual, but slowly, also for a process that has just started.
  four[0] = createSharedEmailChecks(shared, clock);
  const second = await ask(240);
  expect(second).toBeGreaterThan(200);
  expect(second).toBeLessThan(220);
});
