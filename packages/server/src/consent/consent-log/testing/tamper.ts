import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database, Transaction } from '../../../platform/database/schema.ts';

/** What is seen after somebody with all rights on the database changed something; the change is undone. */
export async function seenAfter<Seen>(
  db: Database,
  change: (trx: Transaction) => Promise<unknown>,
  look: (trx: Transaction) => Promise<Seen>,
): Promise<Seen> {
  const undone = new Error('undone');
  const seen: { found: Seen }[] = [];
  const work = db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await change(trx);
    seen.push({ found: await look(trx) });
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  const [first] = seen;
  if (first === undefined) throw new Error('nothing was seen');
  return first.found;
}
