import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Whether the database answers at this moment. */
export async function isReady(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
