import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/** Sites that have a consent, deleted by its owner or not. */
export async function existingSites(db: Database | Transaction): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('consents').select('site_id').execute();
  return new Set(rows.map(({ site_id: siteId }) => siteId));
}

/** Of these pairs, the published states that are not there. */
export async function unknownBanners(
  db: Database,
  pairs: readonly { site: string; snapshot: string }[],
): Promise<{ site: string; snapshot: string }[]> {
  const { rows } = await sql<{ site: string; snapshot: string }>`
    select site, snapshot
    from unnest(${pairs.map(({ site }) => site)}::text[], ${pairs.map(({ snapshot }) => snapshot)}::text[])
      as p (site, snapshot)
    where not exists (
      select 1 from banner_snapshots s where s.site_id = p.site and s.hash = p.snapshot)`.execute(db);
  return rows;
}
