import { expect } from 'vitest';
import type { Database } from '../../../platform/database/schema.ts';
import { sealLog } from '../seal-log.ts';
import { verifyLog } from '../verify-log.ts';

/**
 * Holds the log of a site against the ids that were acknowledged: each is there once, nothing else is, counters
 * say the same, and once all is sealed nothing is at fault.
 */
export async function expectExact(
  db: Database,
  { site, ids, now }: { site: string; ids: Iterable<string>; now: Date },
): Promise<void> {
  const rows = await db.selectFrom('consent_events').select('id').where('site_id', '=', site).execute();
  const written = rows.map(({ id }) => id).toSorted();
  const [there, wanted] = [new Set(written), new Set(ids)];
  // Thousands of ids take half a minute to be told apart where one of them is missing: only those are compared.
  expect({
    lost: [...wanted].filter((id) => !there.has(id)),
    unknown: [...there].filter((id) => !wanted.has(id)),
    twice: written.filter((id, index) => written[index - 1] === id),
  }).toEqual({ lost: [], unknown: [], twice: [] });
  const counted = await db
    .selectFrom('consent_days')
    .select(({ fn }) => fn.sum<string>('answers').as('all'))
    .where('site_id', '=', site)
    .executeTakeFirst();
  expect(Number(counted?.all)).toBe(written.length);
  await sealLog({ db, clock: () => now });
  expect(await verifyLog(db)).toMatchObject({ answers: written.length, faults: [] });
}
