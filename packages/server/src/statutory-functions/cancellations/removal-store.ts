import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Removes notices three years after the end of the year in which they came; answers how many. */
export async function removeOldNotices(db: Database): Promise<number> {
  const { rows } = await sql`
    delete from cancellations where ctid = any(array(
      select ctid from cancellations where withdrawal_is_over(received_at) limit 5000))
    returning id`.execute(db);
  return rows.length;
}
