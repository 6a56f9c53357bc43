import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { dayHash } from './day-root.ts';
import { newestDayRoots } from './day-root-store.ts';
import { hex } from './leaf.ts';

const copy = z.object({
  format: z.literal('consent-days/1'),
  days: z.array(z.object({ day: z.iso.date(), hash: z.string() })),
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
  return kept.flatMap(({ day, hash }) => {
    const now = roots.get(day);
    if (now === undefined) return [`${day}: the day was signed, and is not there any more.`];
    return now === hash ? [] : [`${day}: the day was signed anew.`];
  });
}
