import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { beginMaintenance, endMaintenance, maintenanceSince } from './maintenance-store.ts';
import { watchMaintenance } from './watch-maintenance.ts';

const database = useTestDatabase();

test('maintenance started by one process is seen by another within a second, and ends the same way', async () => {
  const { db } = database.open;
  const clock = fakeClock();
  const inMaintenance = watchMaintenance(async () => (await maintenanceSince(db)) !== null, clock);
  expect(await inMaintenance()).toBe(false);
  await beginMaintenance(db, clock());
  expect(await inMaintenance()).toBe(false);
  clock.advance(1000);
  expect(await inMaintenance()).toBe(true);
  await endMaintenance(db);
  clock.advance(1000);
  expect(await inMaintenance()).toBe(false);
});

test('starting twice keeps the first time', async () => {
  const { db } = database.open;
  const clock = fakeClock();
  const first = clock();
  await beginMaintenance(db, first);
  clock.advance(60_000);
  await beginMaintenance(db, clock());
  expect(await maintenanceSince(db)).toEqual(first);
  await endMaintenance(db);
});

test('the database is read once a second, for any number of callers', async () => {
  const clock = fakeClock();
  let reads = 0;
  const inMaintenance = watchMaintenance(async () => {
    reads += 1;
    return false;
  }, clock);
  await Promise.all(Array.from({ length: 20 }, () => inMaintenance()));
  expect(reads).toBe(1);
});

test('while the database fails or is silent, the last known state applies', async () => {
  const clock = fakeClock();
  const answers = [
    () => Promise.resolve(true),
    () => Promise.reject(new Error('gone')),
    () => new Promise<boolean>(() => {}),
    () => Promise.resolve(false),
  ];
  const inMaintenance = watchMaintenance(() => answers.shift()?.() ?? Promise.resolve(false), clock);
  const seen: boolean[] = [];
  for (let index = 0; index < 4; index += 1) {
    seen.push(await inMaintenance());
    clock.advance(1000);
  }
  expect(seen).toEqual([true, true, true, false]);
});
