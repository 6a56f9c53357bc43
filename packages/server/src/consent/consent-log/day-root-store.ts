import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { leafHash, merkleRoot } from './merkle.ts';
import { sealsBySite } from './seal-store.ts';
import type { DayLeaf, DayRoot } from './day-root.ts';
import type { SigningKey } from './signing-key.ts';

/** The first day (UTC) after the last that has a root on which a site was sealed, if that day is wholly sealed. */
export async function nextDay(db: Database, sealed: Date): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(from_at) at time zone 'UTC')::date as day from consent_seals
    where from_at >= coalesce(
      (select ((max(day) + 1)::timestamp) at time zone 'UTC' from consent_day_roots), '-infinity')`.execute(
    db,
  );
  const day = rows[0]?.day ?? null;
  return day !== null && dayEnd(day) <= sealed ? day : null;
}

/** The first day from `from` on that ended before a moment, has seals of a site or of any, and no root; null where there is none. */
export async function unsignedDay(
  db: Database,
  { from, ended, site }: { from: string | null; ended: Date; site: string | undefined },
): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select (from_at at time zone 'UTC')::date as day from consent_seals
    where from_at >= greatest(
        coalesce((select (max(day) + 1)::timestamp from consent_day_roots), '-infinity'),
        coalesce(${from}::date::timestamp, '-infinity')) at time zone 'UTC'
      and from_at < (${ended}::timestamptz at time zone 'UTC')::date::timestamp at time zone 'UTC'
      and (${site ?? null}::text is null or site_id = ${site ?? null}::text)
    order by from_at limit 1`.execute(db);
  return rows[0]?.day ?? null;
}

export function dayAfter(day: string): string {
  return dayEnd(day).toISOString().slice(0, 10);
}

export function dayEnd(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
}

/** The parts of these sites in a day, from their seals. */
export async function leavesFromSeals(
  db: Database | Transaction,
  day: string,
  sites: readonly string[],
): Promise<DayLeaf[]> {
  const leaves: DayLeaf[] = [];
  const span = { from: new Date(`${day}T00:00:00Z`), to: dayEnd(day) };
  let hashes: Uint8Array[] = [];
  let [siteId, first, last] = ['', 0, 0];
  const end = (): void => {
    if (hashes.length > 0) leaves.push({ day, siteId, first, last, root: merkleRoot(hashes.map(leafHash)) });
    hashes = [];
  };
  for await (const seal of sealsBySite(db, span, sites)) {
    if (seal.siteId !== siteId) {
      end();
      [siteId, first] = [seal.siteId, seal.number];
    }
    last = seal.number;
    hashes.push(seal.hash);
  }
  end();
  return leaves;
}

export async function rememberKey(
  trx: Transaction,
  { keyId, publicKey }: SigningKey,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('consent_log_keys')
    .values({ key_id: keyId, public_key: publicKey, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Until the transaction ends: two that sign the same day would both note what was deleted. */
export async function lockSigning(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('consent_signing'))`.execute(trx);
}

const rootColumns = ['day', 'sites', 'root', 'previous', 'key_id as keyId', 'signature'] as const;

export async function lastDayRoot(db: Database | Transaction): Promise<DayRoot | null> {
  const root = await db
    .selectFrom('consent_day_roots')
    .select(rootColumns)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return root ?? null;
}

/** False where another process wrote it meanwhile. */
export async function insertDayRoot(
  trx: Transaction,
  { keyId, ...root }: DayRoot,
  leaves: readonly DayLeaf[],
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('consent_day_roots')
    .values({ ...root, key_id: keyId, signed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  for (let at = 0; at < leaves.length; at += 5000) {
    await trx
      .insertInto('consent_day_leaves')
      .values(leaves.slice(at, at + 5000).map(({ siteId, ...leaf }) => ({ ...leaf, site_id: siteId })))
      .execute();
  }
  return true;
}

export async function dayRoots(db: Database): Promise<DayRoot[]> {
  return db.selectFrom('consent_day_roots').select(rootColumns).orderBy('day').execute();
}

/** Of one day; null while it has none. */
export async function dayRoot(db: Database, day: string): Promise<DayRoot | null> {
  const root = await db
    .selectFrom('consent_day_roots')
    .select(rootColumns)
    .where('day', '=', day)
    .executeTakeFirst();
  return root ?? null;
}

/** The newest, newest first. */
export async function newestDayRoots(db: Database, most: number): Promise<DayRoot[]> {
  return db.selectFrom('consent_day_roots').select(rootColumns).orderBy('day', 'desc').limit(most).execute();
}

export async function listDayLeaves(db: Database, day: string): Promise<DayLeaf[]> {
  return db
    .selectFrom('consent_day_leaves')
    .select(['day', 'site_id as siteId', 'first', 'last', 'root'])
    .where('day', '=', day)
    .execute();
}

export async function logKeys(db: Database): Promise<ReadonlyMap<string, Uint8Array>> {
  const keys = await db
    .selectFrom('consent_log_keys')
    .select(['key_id', 'public_key'])
    .orderBy('created_at')
    .orderBy('key_id')
    .execute();
  return new Map(keys.map(({ key_id: keyId, public_key: publicKey }) => [keyId, publicKey]));
}

export async function isSignedDay(db: Database, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('consent_day_roots')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}
