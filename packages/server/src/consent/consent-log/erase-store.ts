import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/** Has all answers, counters and seals of sites removed whose consent is gone; of one that has a consent they stay. */
export async function noteErasures(trx: Transaction, siteIds: readonly string[]): Promise<void> {
  if (siteIds.length === 0) return;
  await trx
    .insertInto('consent_erasures')
    .values(siteIds.map((siteId) => ({ site_id: siteId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Some sites that are to be erased. */
export async function notedErasures(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('consent_erasures').select('site_id').limit(100).execute();
  return rows.map(({ site_id: siteId }) => siteId);
}

/** Removes so many answers of a site; with the last of them all else, and the note. False when nothing is left. */
export async function erasePiece(db: Database | Transaction, siteId: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ erased: number }>`
    select consent_erase_site(${siteId}, ${most}) as erased`.execute(db);
  if (rows[0]?.erased !== 0) return true;
  await db.deleteFrom('consent_erasures').where('site_id', '=', siteId).execute();
  return false;
}

/** Those of the sites that have no consent any more; the others keep theirs until the transaction ends. */
export async function sitesWithoutConsent(
  trx: Transaction,
  siteIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ site: string }>`
    select site_id as site from consents where site_id = any(${siteIds}::text[])
    order by site_id for key share`.execute(trx);
  const living = new Set(rows.map(({ site }) => site));
  return new Set(siteIds.filter((siteId) => !living.has(siteId)));
}

/**
 * Takes a visitor out of the answers of a site: what remains is a hash in place of his id, over which the
 * seals are made. Says of how many answers.
 */
export async function eraseVisitor(
  db: Database | Transaction,
  siteId: string,
  visitor: string,
): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    select consent_erase_visitor(${siteId}, ${visitor}::uuid) as erased`.execute(db);
  return rows[0]?.erased ?? 0;
}
