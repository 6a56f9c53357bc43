import type { Database } from '../../platform/database/schema.ts';

/** Sites of the published banners of an account. */
export async function listBannerSites(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('consents')
    .select('site_id')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('published', 'is not', null)
    .execute();
  return rows.map(({ site_id: id }) => id);
}

/** Those that stand on this website. */
export async function bannerSitesOn(db: Database, websiteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('consents as c')
    .innerJoin('sites as s', 's.id', 'c.site_id')
    .select('c.site_id')
    .where('s.website_id', '=', websiteId)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.created_at')
    .execute();
  return rows.map(({ site_id: id }) => id);
}

/** Of the newest scan. */
export async function lastScannedAddress(db: Database, websiteId: string): Promise<string | null> {
  const last = await db
    .selectFrom('scans')
    .select('address')
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.address ?? null;
}
