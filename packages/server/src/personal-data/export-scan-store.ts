import type { Database } from '../platform/database/schema.ts';

/** The websites and apps of an account, and what shows that they are its own. */
export async function readWebsites(db: Database, ownerId: string) {
  return db
    .selectFrom('websites')
    .select(['kind', 'name', 'proof_token', 'verified_at', 'verified_by', 'rhythm', 'facts', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The looks at websites that an account asked for, with what was found; what the browser saw in full is about others. */
export async function readScans(db: Database, ownerId: string) {
  return db
    .selectFrom('scans')
    .select(['id', 'owner_id', 'address', 'state', 'result', 'changes', 'created_at', 'finished_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
}
