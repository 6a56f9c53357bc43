import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/**
 * Removes the desks of an account with what was asked there, after their letters. Their addresses go on saying that the page is
 * gone.
 */
export async function removeDesks(
  trx: Transaction,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<void> {
  await sql`
    insert into gone_pages (live_token, language, gone_at)
    select d.token, d.language, ${now} from request_desks d
    join websites w on w.id = d.website_id where w.owner_id = ${ownerId}`.execute(trx);
  // The database removes the requests with them, and lets nobody do so alone.
  await sql`
    delete from request_desks where website_id in (
      select id from websites where owner_id = ${ownerId})`.execute(trx);
}

/** Removes requests whose time is over, with their letters; answers how many. */
export async function removeOldRequests(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from privacy_requests where ctid = any(array(
        select ctid from privacy_requests where privacy_request_is_over(received_at, state) limit 5000))
      returning desk_id, id),
    letters as (
      delete from outbox o using gone g
      where o.event_key in ('request-received:' || g.desk_id || ':' || g.id, 'request-notice:' || g.desk_id || ':' || g.id,
        'request-extended:' || g.desk_id || ':' || g.id, 'request-done:' || g.desk_id || ':' || g.id,
        'request-refused:' || g.desk_id || ':' || g.id)),
    letters_of_files as (
      delete from outbox o using gone g
      where o.message in ('request-file', 'request-file-code') and split_part(o.event_key, ':', 3) = g.id)
    select id from gone`.execute(db);
  return rows.length;
}
