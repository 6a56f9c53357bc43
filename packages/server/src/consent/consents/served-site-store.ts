import type { BannerLanguage } from '@clausewright/contract';
import type { PublishedBanner } from '@clausewright/contract/banner';
import { sql } from 'kysely';
import { reusedQuery } from '../../platform/database/reused-query.ts';
import type { Database } from '../../platform/database/schema.ts';

/** What is served of a site now. */
export interface ServedSite {
  regions: PublishedBanner['regions'];
  /** Hash of the snapshot by language; the first language answers where none of them is asked for. */
  snapshots: ReadonlyMap<BannerLanguage, string>;
  /** Token of the desk where visitors of its website make requests, while that is on. */
  desk: string | null;
}

const publishedLanguages = reusedQuery((db, siteId) =>
  db
    .selectFrom('consents as c')
    .innerJoin('banner_versions as v', (join) =>
      join.onRef('v.site_id', '=', 'c.site_id').onRef('v.number', '=', 'c.published'),
    )
    .innerJoin('banner_version_snapshots as s', (join) =>
      join.onRef('s.site_id', '=', 'v.site_id').onRef('s.number', '=', 'v.number'),
    )
    .innerJoin('sites', 'sites.id', 'c.site_id')
    .leftJoin('request_desks as d', (join) =>
      join.onRef('d.website_id', '=', 'sites.website_id').on('d.active', '=', true),
    )
    .select([
      's.language as language',
      'd.token as desk',
      's.hash as hash',
      sql<PublishedBanner['regions']>`v.draft -> 'appearance' ->> 'regions'`.as('regions'),
    ])
    .where('c.site_id', '=', siteId)
    .where('c.active', '=', true)
    .where('c.deleted_at', 'is', null)
    .orderBy(
      sql`(select l.place from jsonb_array_elements_text(v.draft -> 'appearance' -> 'languages')
           with ordinality as l (language, place) where l.language = s.language)`,
    ),
);

/**
 * Null where nothing is to be served, for whatever reason: unknown, deleted, switched off, never published
 * (and so never paid). A plan that ended goes on serving what was published last.
 */
export async function findServedSite(db: Database, siteId: string): Promise<ServedSite | null> {
  const rows = await publishedLanguages(db, siteId);
  const [first] = rows;
  if (first === undefined) return null;
  return {
    regions: first.regions,
    snapshots: new Map(rows.map(({ language, hash }) => [language, hash])),
    desk: first.desk,
  };
}

/** Whatever was published of a site at any time. */
export async function findSnapshot(
  db: Database,
  siteId: string,
  hash: string,
): Promise<PublishedBanner | null> {
  const row = await db
    .selectFrom('banner_snapshots')
    .select('body')
    .where('site_id', '=', siteId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.body ?? null;
}
