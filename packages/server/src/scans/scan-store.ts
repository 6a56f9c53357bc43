import type { ScanFailure, ScanProgress, ScanResult } from '@clausewright/contract';
import { json } from '../platform/database/json.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

/** What of a scan is told; what the browser saw in full stays in `observation`. */
const told = [
  'id',
  'address',
  'state',
  'progress',
  'result',
  'failure',
  'created_at',
  'finished_at',
  'expires_at',
] as const;

export async function insertScan(
  trx: Transaction,
  scan: { id: string; ownerId: string | null; address: string; now: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('scans')
    .values({
      id: scan.id,
      owner_id: scan.ownerId,
      address: scan.address,
      state: 'waiting',
      created_at: scan.now,
      expires_at: scan.expiresAt,
    })
    .execute();
}

export async function findScan(db: Database, id: string, now: Date) {
  return db
    .selectFrom('scans')
    .select(told)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function scansOf(db: Database, ownerId: string, { now, most }: { now: Date; most: number }) {
  return db
    .selectFrom('scans')
    .select(['id', 'address', 'state', 'created_at', 'finished_at', 'expires_at'])
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

/** @returns whether there was one */
export async function removeScan(db: Database, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('scans')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes a scan that nobody has finished; counts how often. Null where there is none to do. */
export async function beginScan(
  db: Database,
  id: string,
): Promise<{ address: string; attempts: number } | null> {
  const begun = await db
    .updateTable('scans')
    .set(({ eb }) => ({ state: 'running', attempts: eb('attempts', '+', 1), progress: null }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning(['address', 'attempts'])
    .executeTakeFirst();
  return begun ?? null;
}

export async function saveProgress(db: Database, id: string, progress: ScanProgress): Promise<void> {
  await db
    .updateTable('scans')
    .set({ progress: json(progress) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Once it is done or has failed it stays so. */
export async function finishScan(
  db: Database,
  id: string,
  end: { result: ScanResult; observation: Uint8Array } | { failure: ScanFailure },
  now: Date,
): Promise<void> {
  await db
    .updateTable('scans')
    .set(
      'failure' in end
        ? { state: 'failed', failure: end.failure, progress: null, finished_at: now }
        : {
            state: 'done',
            result: json(end.result),
            observation: end.observation,
            progress: null,
            finished_at: now,
          },
    )
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}
