import type { Database } from '../../platform/database/schema.ts';

/** The version of each banner that visitors are asked by, with the hash of what they see in each language. */
export async function servedBannerVersions(db: Database, consentIds: readonly string[]) {
  if (consentIds.length === 0) return [];
  const rows = await db
    .selectFrom('consents as c')
    .innerJoin('banner_versions as v', (join) =>
      join.onRef('v.site_id', '=', 'c.site_id').onRef('v.number', '=', 'c.published'),
    )
    .innerJoin('banner_version_snapshots as s', (join) =>
      join.onRef('s.site_id', '=', 'v.site_id').onRef('s.number', '=', 'v.number'),
    )
    .select(['c.site_id as site', 'v.number', 'v.published_at', 's.language', 's.hash'])
    .where('c.id', 'in', consentIds)
    .orderBy('c.site_id')
    .orderBy('s.language')
    .execute();
  const sites = Map.groupBy(rows, ({ site }) => site);
  return [...sites].flatMap(([site, snapshots]) => {
    const [first] = snapshots;
    if (first === undefined) return [];
    return [
      {
        site,
        version: first.number,
        published_at: first.published_at.toISOString(),
        snapshots: Object.fromEntries(snapshots.map(({ language, hash }) => [language, hash])),
      },
    ];
  });
}

/** The versions of documents that are hosted, with the hash of what they say. */
export async function servedDocumentVersions(db: Database, versionIds: readonly string[]) {
  if (versionIds.length === 0) return [];
  const rows = await db
    .selectFrom('agreement_versions as v')
    .innerJoin('agreements as a', 'a.id', 'v.agreement_id')
    .select(['a.id as agreement', 'a.type', 'v.number as version', 'v.created_at', 'v.hash'])
    .where('v.id', 'in', versionIds)
    .orderBy('a.id')
    .execute();
  return rows.map(({ created_at: at, ...row }) => ({ ...row, created_at: at.toISOString() }));
}
