import { sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Whether the database can be written at this moment: it sorts half a megabyte with too little memory for it, which
 * needs room on the disk of its tables, and puts an empty message into its log of changes, which needs room there.
 * Nothing of either stays.
 */
export async function isReady(db: Database): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`set local work_mem = '64kB'`.execute(trx);
      await sql`select max(length(text)) from (
        select repeat(md5(number::text), 32) as text from generate_series(1, 500) as number
        order by md5(number::text) offset 0
      ) as sorted`.execute(trx);
      const { rows } = await sql<{ read_only: string }>`
        select current_setting('transaction_read_only') as read_only,
          pg_logical_emit_message(true, 'clausewright', '')`.execute(trx);
      return rows[0]?.read_only === 'off';
    });
  } catch {
    return false;
  }
}
