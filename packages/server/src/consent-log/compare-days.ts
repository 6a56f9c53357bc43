import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { dayHash } from './day-root.ts';
import { newestDayRoots } from './day-root-store.ts';
import { hex } from './leaf.ts';
import { dayStamps } from './stamps/day-stamp-store.ts';

const copy = z.object({
  format: z.literal('consent-days/1'),
  days: z.array(
    z.object({
      day: z.iso.date(),
      hash: z.string(),
      // Copies of earlier versions have none; null where the day had none yet.
      stamp: z.object({ token: z.string() }).nullish(),
    }),
  ),
});

export type KeptDay = z.output<typeof copy>['days'][number];

/** A copy of what is published of the signed days; null for anything else. */
export function readDays(text: string): KeptDay[] | null {
  try {
    return copy.safeParse(JSON.parse(text)).data?.days ?? null;
  } catch {
    return null;
  }
}

/** Far more days than there will be. */
const allDays = 100_000;

/** Where the log says something else of a day than was kept of it outside, in sentences. */
export async function compareDays(db: Database, kept: readonly KeptDay[]): Promise<string[]> {
  const roots = new Map((await newestDayRoots(db, allDays)).map((root) => [root.day, hex(dayHash(root))]));
  const stamps = new Map((await dayStamps(db)).map(({ day, token }) => [day, token]));
  return kept.flatMap(({ day, hash, stamp }) => {
    const now = roots.get(day);
    if (now === undefined) return [`${day}: the day was signed, and is not there any more.`];
    const faults = now === hash ? [] : [`${day}: the day was signed anew.`];
    if (!stamp) return faults;
    const token = stamps.get(day);
    if (token === undefined) return [...faults, `${day}: its time stamp is not there any more.`];
    const same = Buffer.from(token).equals(Buffer.from(stamp.token, 'base64'));
    return same ? faults : [...faults, `${day}: its time stamp is another one.`];
  });
}
