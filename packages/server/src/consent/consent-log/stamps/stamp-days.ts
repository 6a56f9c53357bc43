import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { dayBytes } from '../day-root.ts';
import { newestDayRoots } from '../day-root-store.ts';
import { requestStamp, type Authority, type NoStamp } from './request-stamp.ts';
import { dayStamp, insertDayStamp } from './day-stamp-store.ts';

export type StampedDays = { ok: true; day: string | null } | { ok: false; day: string; why: NoStamp };

/**
 * Has the newest signed day stamped, if it is not; says which. One is enough, and the best there can be: it holds
 * the hashes of all before. What an earlier day were to get now would be younger than that and prove no more.
 * Without a transaction: an authority takes its time.
 */
export async function stampDays(
  { db, clock }: { db: Database; clock: Clock },
  authority: Authority,
): Promise<StampedDays> {
  const [root] = await newestDayRoots(db, 1);
  if (root === undefined || (await dayStamp(db, root.day)) !== null) return { ok: true, day: null };
  const { day } = root;
  const asked = await requestStamp(authority, dayBytes(root), clock);
  if (!asked.ok) return { ok: false, day, why: asked.why };
  const kept = await insertDayStamp(db, { day, token: asked.token, at: asked.stamp.at });
  return { ok: true, day: kept ? day : null };
}
