import type { BannerLanguage } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';

/** A publication that showed a snapshot. */
export interface SnapshotVersion {
  hash: string;
  language: BannerLanguage;
  version: number;
  publishedAt: Date;
}

function versions(db: Database, siteId: string) {
  return db
    .selectFrom('banner_version_snapshots as s')
    .innerJoin('banner_versions as v', (join) =>
      join.onRef('v.site_id', '=', 's.site_id').onRef('v.number', '=', 's.number'),
    )
    .select(['s.hash', 's.language', 's.number as version', 'v.published_at as publishedAt'])
    .where('s.site_id', '=', siteId);
}

/** The publications of these snapshots, newest first: the same banner may have been published again. */
export async function listSnapshotVersions(
  db: Database,
  siteId: string,
  hashes: readonly string[],
): Promise<SnapshotVersion[]> {
  if (hashes.length === 0) return [];
  return versions(db, siteId).where('s.hash', 'in', hashes).orderBy('s.number', 'desc').execute();
}

/** Every publication of a site, newest first, with what it showed in each language. */
export async function listAllVersions(db: Database, siteId: string): Promise<SnapshotVersion[]> {
  return versions(db, siteId).orderBy('s.number', 'desc').execute();
}

/** Hashes of what a publication showed, in whichever language. */
export async function listSnapshots(db: Database, siteId: string, version: number): Promise<string[]> {
  const rows = await versions(db, siteId).where('s.number', '=', version).execute();
  return rows.map(({ hash }) => hash);
}
