import type { Database } from '../../platform/database/schema.ts';
import { dayHash } from './day-root.ts';
import { newestDayRoots } from './day-root-store.ts';
import { describeDayChange, type StoredDay } from './days-copy.ts';
import { hex } from './leaf.ts';
import { sameBytes } from './merkle.ts';
import { dayStamps } from './stamps/day-stamp-store.ts';

/** Far more days than there will be. */
const allDays = 100_000;

/** Where the log says something else of a day than was kept of it outside, in sentences. */
export async function compareDays(db: Database, kept: readonly StoredDay[]): Promise<string[]> {
  const roots = new Map((await newestDayRoots(db, allDays)).map((root) => [root.day, hex(dayHash(root))]));
  const stamps = new Map((await dayStamps(db)).map(({ day, token }) => [day, token]));
  return kept.flatMap(({ day, hash, stamp }) => {
    const now = roots.get(day);
    const faults = describeDayChange({ day, hash }, now);
    if (now === undefined || !stamp) return faults;
    const token = stamps.get(day);
    if (token === undefined) return [...faults, `${day}: its time stamp is not there any more.`];
    return sameBytes(token, stamp) ? faults : [...faults, `${day}: its time stamp is another one.`];
  });
}
