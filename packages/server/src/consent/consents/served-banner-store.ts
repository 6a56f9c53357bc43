import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A banner that visitors are asked by, as it was published. */
export interface ServedBanner {
  consentId: string;
  draft: BannerDraft;
}

/** What a site serves, and whose it is; null where nothing is served. */
export async function findServedBanner(
  db: Database,
  siteId: string,
): Promise<{ ownerId: string; draft: BannerDraft } | null> {
  const row = await db
    .selectFrom('consents as c')
    .innerJoin('banner_versions as p', (join) =>
      join.onRef('p.site_id', '=', 'c.site_id').onRef('p.number', '=', 'c.published'),
    )
    .select(['c.owner_id as ownerId', 'p.draft'])
    .where('c.site_id', '=', siteId)
    .where('c.deleted_at', 'is', null)
    .where('c.active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** All of an owner: published and switched on. One question. */
export async function servedBanners(db: Database, ownerId: string): Promise<ServedBanner[]> {
  return db
    .selectFrom('consents as c')
    .innerJoin('banner_versions as p', (join) =>
      join.onRef('p.site_id', '=', 'c.site_id').onRef('p.number', '=', 'c.published'),
    )
    .select(['c.id as consentId', 'p.draft'])
    .where('c.owner_id', '=', ownerId)
    .where('c.deleted_at', 'is', null)
    .where('c.active', '=', true)
    .orderBy('c.id')
    .execute();
}
