import type { ScanChanges, ScanResult, WatchRhythm } from '@clausewright/contract';
import { sql } from 'kysely';
import { latestSubscriptions } from '../../consent/plans/subscription-store.ts';
import { planStateAt } from '../../consent/plans/plan-state.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/** Whether a plan of a banner on this website is paid up, or its days of grace last. */
export async function isPaidFor(db: Database, websiteId: string, now: Date): Promise<boolean> {
  const consents = await db
    .selectFrom('sites as s')
    .innerJoin('consents as c', 'c.site_id', 's.id')
    .select('c.id')
    .where('s.website_id', '=', websiteId)
    .where('c.deleted_at', 'is', null)
    .execute();
  const latest = await latestSubscriptions(
    db,
    consents.map(({ id }) => id),
  );
  return [...latest.values()].some((plan) => ['paid', 'grace'].includes(planStateAt(plan, now)));
}

export async function setRhythm(
  db: Database,
  id: string,
  { rhythm, nextScanAt }: { rhythm: WatchRhythm; nextScanAt: Date | null },
): Promise<void> {
  await db.updateTable('websites').set({ rhythm, next_scan_at: nextScanAt }).where('id', '=', id).execute();
}

export interface DueWebsite {
  id: string;
  ownerId: string;
  rhythm: WatchRhythm;
}

/** Whose time has come, the longest waiting first. Two processes at once are given different ones. */
export async function takeDueWebsites(trx: Transaction, now: Date, most: number): Promise<DueWebsite[]> {
  return trx
    .selectFrom('websites')
    .select(['id', 'owner_id as ownerId', 'rhythm'])
    .where('next_scan_at', '<=', now)
    .orderBy('next_scan_at')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Scans that nobody asked for and that are not done yet, of all accounts. */
export async function countWaitingDue(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('scans')
    .select(sql<number>`count(*)`.as('count'))
    .where('is_due', '=', true)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

/** Holds a website while something is added to its chain; false where it is gone with its account. */
export async function holdWebsite(trx: Transaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('websites')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface EarlierScan {
  at: Date;
  result: ScanResult;
}

/** The newest finished scan of the website that was ordered before this one. */
export async function scanBefore(
  db: Database,
  websiteId: string,
  scan: { id: string; at: Date },
): Promise<EarlierScan | null> {
  const row = await db
    .selectFrom('scans')
    .select(['created_at as at', 'result'])
    .where('website_id', '=', websiteId)
    .where('state', '=', 'done')
    .where('id', '!=', scan.id)
    .where('created_at', '<=', scan.at)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.result ? { at: row.at, result: row.result } : null;
}

export interface WatchedScan {
  id: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  at: Date;
  isDue: boolean;
  changes: ScanChanges | null;
  problems: number | null;
}

export async function scansOfWebsite(db: Database, websiteId: string, most: number): Promise<WatchedScan[]> {
  return db
    .selectFrom('scans')
    .select([
      'id',
      'state',
      'created_at as at',
      'is_due as isDue',
      'changes',
      sql<number | null>`(
        select count(*)::float8 from jsonb_array_elements(result -> 'findings') f
        where f ->> 'severity' <> 'notice')`.as('problems'),
    ])
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, problems: row.state === 'done' ? row.problems : null })));
}
