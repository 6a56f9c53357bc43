import type { Database } from '../platform/database/schema.ts';

/** The looks at websites that an account asked for, with what was found; what the browser saw in full is about others. */
export async function readScans(db: Database, ownerId: string) {
  return db
    .selectFrom('scans')
    .select(['id', 'owner_id', 'address', 'state', 'result', 'created_at', 'finished_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
}
