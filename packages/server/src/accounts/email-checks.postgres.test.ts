import { expect, test } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { createSharedEmailChecks } from './email-checks.ts';

const database = useTestDatabase();

test('a wizard may ask about three addresses, whichever process it asks', async () => {
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
