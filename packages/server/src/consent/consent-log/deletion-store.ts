import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { type Deletion, signedDeletion } from './deletion.ts';
import type { SigningKey } from './signing-key.ts';

/** Signs that the logs of these sites are deleted by right; before they are. */
export async function insertDeletions(
  trx: Transaction,
  siteIds: readonly string[],
  { key, now }: { key: SigningKey; now: Date },
): Promise<void> {
  await insertRows(
    trx,
    siteIds.map((siteId) => signedDeletion(siteId, now, key)),
  );
}

async function insertRows(trx: Transaction, rows: readonly Deletion[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('consent_deletions')
    .values(
      rows.map(({ siteId, at, keyId, ...row }) => ({
        ...row,
        site_id: siteId,
        deleted_at: at,
        key_id: keyId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const columns = ['site_id as siteId', 'deleted_at as at', 'key_id as keyId', 'signature', 'day'] as const;

export async function deletions(db: Database): Promise<Deletion[]> {
  return db.selectFrom('consent_deletions').select(columns).execute();
}

/** Those that are part of a signed day. */
export async function listDeletions(db: Database | Transaction, day: string): Promise<Deletion[]> {
  return db.selectFrom('consent_deletions').select(columns).where('day', '=', day).execute();
}

/** Makes these part of a day. */
export async function assignToDay(trx: Transaction, day: string, rows: readonly Deletion[]): Promise<void> {
  const siteIds = rows.flatMap(({ siteId }) => siteId ?? []);
  if (siteIds.length === 0) return;
  await trx
    .updateTable('consent_deletions')
    .set({ day })
    .where('site_id', 'in', siteIds)
    .where('day', 'is', null)
    .execute();
}

/**
 * Notes once, as part of a day, that from it on no log may be missing; and what is missing already, which earlier
 * versions deleted without a signature. False where it is noted.
 */
export async function beginDeletions(trx: Transaction, day: string, now: Date): Promise<boolean> {
  const begun = await trx
    .selectFrom('consent_deletions')
    .select('deleted_at')
    .where('site_id', 'is', null)
    .executeTakeFirst();
  if (begun !== undefined) return false;
  const { rows } = await sql<{ site: string }>`
    select distinct site_id as site from consent_day_leaves l
    where not exists (select 1 from consents c where c.site_id = l.site_id)
      and not exists (select 1 from consent_deletions d where d.site_id = l.site_id)`.execute(trx);
  const missing = [null, ...rows.map(({ site }) => site)];
  await insertRows(
    trx,
    missing.map((siteId) => ({ siteId, at: now, keyId: null, signature: null, day })),
  );
  return true;
}

/** Of these sites those whose log was deleted, signed or not. */
export async function deletedAmong(trx: Transaction, siteIds: readonly string[]): Promise<string[]> {
  if (siteIds.length === 0) return [];
  const rows = await trx
    .selectFrom('consent_deletions')
    .select('site_id')
    .where('site_id', 'in', siteIds)
    .execute();
  return rows.flatMap(({ site_id: siteId }) => siteId ?? []);
}
