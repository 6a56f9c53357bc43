import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Days after which an unfinished agreement that nobody claimed goes. */
export const abandonedAfterDays = 90;

/** Removes abandoned agreements, with their sites where nothing else stands on them; returns how many. */
export async function removeAbandonedAgreements(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - abandonedAfterDays * 86_400_000);
  return db.transaction().execute(async (trx) => {
    // A payment that the provider was asked for, or that was opened lately, keeps its agreement: somebody
    // may be paying at this moment. One that was opened and left does not.
    const { rows } = await sql<{ site_id: string }>`
      delete from agreements
      where status = 'unfinished' and owner_id is null and updated_at < ${before}
        -- An update that nobody paid for does not take the finished version with it.
        and current_version_id is null
        and not exists (
          select from transactions t
          where t.item_type = 'agreement' and t.item_id = agreements.id
            and t.state in ('created', 'requires-action', 'processing', 'pending-verification')
            and (t.charge_started_at is not null or t.updated_at >= ${before}))
      returning site_id`.execute(trx);
    await sql`
      delete from sites
      where id = any(${rows.map(({ site_id }) => site_id)}::text[]) and owner_id is null
        and not exists (select from agreements a where a.site_id = sites.id)`.execute(trx);
    return rows.length;
  });
}
