import type { PublishedBanner } from '@clausewright/contract/banner';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Read at a time: some ten kilobytes each. */
const page = 100;

interface Banner {
  site: string;
  snapshot: string;
  body: PublishedBanner;
}

/** Everything that was ever published, of one site or of all, read in pages. */
export async function* publishedBanners(db: Database, siteId?: string): AsyncGenerator<Banner> {
  for (let last: Banner | undefined; ;) {
    const after = last;
    const banners: Banner[] = await db
      .selectFrom('banner_snapshots')
      .select(['site_id as site', 'hash as snapshot', 'body'])
      .$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? ''))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(site_id, hash) > (${after?.site ?? ''}, ${after?.snapshot ?? ''})`),
      )
      .orderBy('site_id')
      .orderBy('hash')
      .limit(page)
      .execute();
    yield* banners;
    last = banners.at(-1);
    if (banners.length < page) return;
  }
}
