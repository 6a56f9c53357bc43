import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/**
 * Removes the functions of an account with what was declared there, after their letters. Their addresses go on
 * saying that the page is gone.
 */
export async function removeFunctions(
  trx: Transaction,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<void> {
  await sql`
    insert into gone_pages (live_token, language, gone_at)
    select token, language, ${now} from withdrawal_functions where owner_id = ${ownerId}`.execute(trx);
  // The database removes the declarations with them, and lets nobody do so alone.
  await sql`delete from withdrawal_functions where owner_id = ${ownerId}`.execute(trx);
}

/** Removes declarations with their letters three years after the end of the year in which they came; answers how many. */
export async function removeOldDeclarations(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from withdrawals where ctid = any(array(
        select ctid from withdrawals where withdrawal_is_over(received_at) limit 5000))
      returning function_id, id),
    letters as (
      delete from outbox o using gone g
      where o.event_key in ('withdrawal-received:' || g.function_id || ':' || g.id,
        'withdrawal-notice:' || g.function_id || ':' || g.id))
    select id from gone`.execute(db);
  return rows.length;
}
