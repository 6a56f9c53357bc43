import type { ScanChanges, ScanFailure, ScanProgress, ScanResult } from '@clausewright/contract';
import { sql } from 'kysely';
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
  'website_id',
  'changes',
  'created_at',
  'finished_at',
  'expires_at',
] as const;

export async function insertScan(
  trx: Transaction,
  scan: {
    id: string;
    ownerId: string | null;
    websiteId: string | null;
    address: string;
    now: Date;
    expiresAt: Date;
    /** Nobody asked for it. */
    isDue?: boolean;
  },
): Promise<void> {
  await trx
    .insertInto('scans')
    .values({
      id: scan.id,
      owner_id: scan.ownerId,
      website_id: scan.websiteId,
      address: scan.address,
      state: 'waiting',
      created_at: scan.now,
      expires_at: scan.expiresAt,
      is_due: scan.isDue === true,
    })
    .execute();
}

export async function findScan(db: Database, id: string, now: Date) {
  return db
    .selectFrom('scans')
    .select(told)
    .select((row) =>
      row
        .selectFrom('scan_evidence as e')
        .select(sql<string>`encode(e.evidence, 'hex')`.as('hash'))
        .whereRef('e.scan_id', '=', 'scans.id')
        .as('evidence'),
    )
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** What suggestions are made of. */
export async function findObserved(db: Database, id: string, now: Date) {
  return db
    .selectFrom('scans')
    .select(['id', 'address', 'state', 'finished_at', 'result', 'observation'])
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

/** Those that ended well, with what they found. */
export async function listFinishedScans(
  db: Database,
  ownerId: string,
  { now, most }: { now: Date; most: number },
) {
  return db
    .selectFrom('scans')
    .select(['address', 'finished_at', 'result'])
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'done')
    .where('expires_at', '>', now)
    .orderBy('finished_at', 'desc')
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

/** Of an account: how many are not done yet, and how many were asked for since. */
export async function recentScans(
  db: Database,
  ownerId: string,
  since: Date,
): Promise<{ underWay: number; ofDay: number }> {
  const { rows } = await sql<{ underWay: number; ofDay: number }>`
    select count(*) filter (where state in ('waiting', 'running'))::float8 as "underWay",
      count(*) filter (where created_at > ${since})::float8 as "ofDay"
    from scans where owner_id = ${ownerId} and not is_due`.execute(db);
  return rows[0] ?? { underWay: 0, ofDay: 0 };
}

/** One that has not begun ends at once. @returns whether there was one to end */
export async function askToStop(
  db: Database,
  id: string,
  { ownerId, now }: { ownerId: string | null; now: Date },
): Promise<boolean> {
  const asked = await db
    .updateTable('scans')
    .set((eb) => ({
      stop_asked: true,
      state: sql`case state when 'waiting' then 'failed' else state end`,
      failure: eb.case().when('state', '=', 'waiting').then<ScanFailure>('stopped').else(null).end(),
      finished_at: sql<Date>`case state when 'waiting' then ${now}::timestamptz end`,
    }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', ownerId ?? '')]))
    .returning('id')
    .executeTakeFirst();
  return asked !== undefined;
}

export async function isStopAsked(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('scans').select('stop_asked').where('id', '=', id).executeTakeFirst();
  // Removed meanwhile: nobody waits for it.
  return row === undefined || row.stop_asked;
}

/** A file of evidence, packed. */
export async function findEvidenceFile(
  db: Database,
  id: string,
  now: Date,
): Promise<{ address: string; evidence: Uint8Array } | null> {
  const row = await db
    .selectFrom('scans')
    .select(['address', 'evidence'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined || row.evidence === null ? null : { address: row.address, evidence: row.evidence };
}

/** The file of evidence of the newest scan of a website that has one, packed. */
export async function newestEvidenceFile(
  db: Database,
  websiteId: string,
  now: Date,
): Promise<{ finishedAt: Date; evidence: Uint8Array } | null> {
  const row = await db
    .selectFrom('scans')
    .select(['finished_at', 'evidence'])
    .where('website_id', '=', websiteId)
    .where('state', '=', 'done')
    .where('evidence', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.evidence && row.finished_at ? { finishedAt: row.finished_at, evidence: row.evidence } : null;
}

export interface BegunScan {
  id: string;
  address: string;
  attempts: number;
  at: Date;
  isDue: boolean;
  ownerId: string | null;
  websiteId: string | null;
}

/** Takes a scan that nobody has finished; counts how often. Null where there is none to do. */
export async function beginScan(db: Database, id: string): Promise<BegunScan | null> {
  const begun = await db
    .updateTable('scans')
    .set(({ eb }) => ({ state: 'running', attempts: eb('attempts', '+', 1), progress: null }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning([
      'id',
      'address',
      'attempts',
      'created_at as at',
      'is_due as isDue',
      'owner_id as ownerId',
      'website_id as websiteId',
    ])
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

export interface ScanEnd {
  result: ScanResult;
  observation: Uint8Array;
  /** Of an account. */
  changes?: ScanChanges | null;
  evidence?: Uint8Array;
}

/** Once it is done or has failed it stays so. @returns whether it was still under way */
export async function finishScan(
  db: Database,
  id: string,
  end: ScanEnd | { failure: ScanFailure },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scans')
    .set(
      'failure' in end
        ? { state: 'failed', failure: end.failure, progress: null, finished_at: now }
        : {
            state: 'done',
            result: json(end.result),
            observation: end.observation,
            ...(end.changes ? { changes: json(end.changes) } : {}),
            ...(end.evidence === undefined ? {} : { evidence: end.evidence }),
            progress: null,
            finished_at: now,
          },
    )
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
