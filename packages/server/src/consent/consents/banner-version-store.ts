import type { BannerLanguage, PublishedBanner } from '@clausewright/contract';
import { sql } from 'kysely';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import { json } from '../../platform/database/json.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { Cleared } from '../../approvals/clearance.ts';
import { draftOfConsent } from './draft-sql.ts';

/** One published state of a site. */
export interface BannerVersion {
  number: number;
  revision: number;
  publishedAt: Date;
  draft: BannerDraft;
}

/** What is edited now of a consent. */
export async function readDraft(db: Database, consentId: string): Promise<BannerDraft> {
  const { draft } = await db
    .selectFrom('consents as c')
    .select(draftOfConsent.as('draft'))
    .where('c.id', '=', consentId)
    .executeTakeFirstOrThrow();
  return draft;
}

export async function findVersion(db: Database, siteId: string, number: number): Promise<BannerVersion> {
  return db
    .selectFrom('banner_versions')
    .select(['number', 'revision', 'published_at as publishedAt', 'draft'])
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}

/** The languages of a version in the order of its draft, each with the hash of its snapshot. */
export async function findPublished(
  db: Database,
  siteId: string,
  number: number,
): Promise<{ publishedAt: Date; snapshots: { language: BannerLanguage; hash: string }[] }> {
  const rows = await db
    .selectFrom('banner_versions as p')
    .innerJoin('banner_version_snapshots as s', (join) =>
      join.onRef('s.site_id', '=', 'p.site_id').onRef('s.number', '=', 'p.number'),
    )
    .select(['p.published_at as publishedAt', 's.language', 's.hash'])
    .where('p.site_id', '=', siteId)
    .where('p.number', '=', number)
    .orderBy(
      sql`array_position(array(
        select jsonb_array_elements_text(p.draft -> 'appearance' -> 'languages')), s.language::text)`,
    )
    .execute();
  const [first] = rows;
  if (first === undefined) throw new Error('a version that is published has no snapshot');
  return { publishedAt: first.publishedAt, snapshots: rows };
}

export interface Snapshot {
  language: BannerLanguage;
  hash: string;
  body: PublishedBanner;
}

/** Of a locked consent. A snapshot that exists is the same, since its hash names it. */
export async function insertVersion(
  trx: Transaction,
  siteId: string,
  { number, revision, publishedAt, draft }: BannerVersion,
  snapshots: readonly Snapshot[],
  _cleared: Cleared,
): Promise<void> {
  await trx
    .insertInto('banner_versions')
    .values({ site_id: siteId, number, revision, draft: json(draft), published_at: publishedAt })
    .execute();
  await trx
    .insertInto('banner_snapshots')
    .values(
      snapshots.map(({ hash, body }) => ({
        site_id: siteId,
        hash,
        body: json(body),
        created_at: publishedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('banner_version_snapshots')
    .values(snapshots.map(({ language, hash }) => ({ site_id: siteId, number, language, hash })))
    .execute();
}
