import type { Database } from '../../platform/database/schema.ts';
import {
  counterTables,
  foldCounters,
  dropCounters,
  dropMonths,
  createMonth,
  dropOldHosts,
} from './partition-store.ts';

/** Months that are there before they begin: nobody should have to make one under load. */
const ahead = 2;

/** Answers are filed up to two days back; one more for clocks that differ. */
const settled = 3 * 86_400_000;

/** Makes the partitions of this and the next months. */
export async function createPartitions(db: Database, now: Date): Promise<void> {
  for (let month = 0; month <= ahead; month += 1) await createMonth(db, firstOfMonth(now, month));
}

/** Also removes old sums of the field watch. Months ahead; without those that were over `kept` months ago; counters of settled days in one row each. */
export async function rotatePartitions(db: Database, now: Date, kept: number): Promise<void> {
  await createPartitions(db, now);
  await dropMonths(db, kept);
  const day = new Date(now.getTime() - settled).toISOString().slice(0, 10);
  while (await dropOldHosts(db, now.toISOString().slice(0, 10)));
  for (const table of counterTables) {
    while (await dropCounters(db, table));
    while (await foldCounters(db, table, day));
  }
}

/** The first day of a month so many after that of `now`, in UTC. */
export function firstOfMonth(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}
