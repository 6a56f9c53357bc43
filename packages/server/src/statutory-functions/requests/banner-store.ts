import type { Database } from '../../platform/database/schema.ts';
import type { RequestDesk } from './desk-store.ts';

/** The banners of the website of a desk, whose logs may have the visitor. */
export async function listBanners(
  db: Database,
  { websiteId, ownerId }: Pick<RequestDesk, 'websiteId' | 'ownerId'>,
): Promise<{ site: string; domain: string }[]> {
  return db
    .selectFrom('consents as c')
    .innerJoin('sites as s', 's.id', 'c.site_id')
    .select(['c.site_id as site', 'c.domain'])
    .where('s.website_id', '=', websiteId)
    .where('c.owner_id', '=', ownerId)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.domain')
    .orderBy('c.site_id')
    .execute();
}
