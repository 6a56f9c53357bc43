import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/** Accounts with websites that wait for a look, in no order: one that may have none today stands in nobody's way. */
export async function ownersWaiting(db: Database, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select owner_id as id from websites where scan_wanted_at is not null
    group by owner_id order by random() limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The longest waiting of an account; they wait no more. */
export async function takeWanted(
  trx: Transaction,
  ownerId: string,
  most: number,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    update websites set scan_wanted_at = null
    where id in (
      select id from websites where owner_id = ${ownerId} and scan_wanted_at is not null
      order by scan_wanted_at, name collate "C" limit ${most} for update)
    returning id, name`.execute(trx);
  return rows;
}
