import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { draftOfConsent } from './draft-sql.ts';

/** What a card shows of a consent, but for its plan. */
export interface CardFacts {
  id: string;
  siteId: string;
  ownerId: string;
  domain: string;
  active: boolean;
  createdAt: Date;
  /** Null where nothing was decided yet. */
  regions: 'everyone' | 'by-country' | null;
  websiteId: string | null;
  domains: number;
  vendors: number;
  vendorsOff: number;
  answersThisMonth: number;
  publishedAt: Date | null;
  /** What is edited differs from what was published; always where nothing was. */
  changed: boolean;
}

function cards(db: Database, now: Date) {
  const month = now.toISOString().slice(0, 7);
  const [first, year, next] = [`${month}-01`, now.getUTCFullYear(), now.getUTCMonth() + 1];
  const end = new Date(Date.UTC(year, next, 1)).toISOString().slice(0, 10);
  return db
    .selectFrom('consents as c')
    .leftJoin('banner_versions as p', (join) =>
      join.onRef('p.site_id', '=', 'c.site_id').onRef('p.number', '=', 'c.published'),
    )
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('consent_vendors as w')
          .whereRef('w.site_id', '=', 'c.site_id')
          .select([
            sql<number>`count(*)`.as('vendors'),
            sql<number>`count(*) filter (where not w.active)`.as('off'),
          ])
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select([
      'c.id',
      'c.site_id as siteId',
      'c.owner_id as ownerId',
      'c.domain',
      'c.active',
      'c.created_at as createdAt',
      sql<CardFacts['regions']>`c.appearance ->> 'regions'`.as('regions'),
      sql<string | null>`(select s.website_id from sites s where s.id = c.site_id)`.as('websiteId'),
      sql<number>`(select count(*) from consent_domains d where d.site_id = c.site_id)`.as('domains'),
      sql<number>`counted.vendors`.as('vendors'),
      sql<number>`counted.off`.as('vendorsOff'),
      sql<number>`(
        select coalesce(sum(answers), 0) from consent_days e
        where e.site_id = c.site_id and e.day >= ${first}::date and e.day < ${end}::date)`.as(
        'answersThisMonth',
      ),
      'p.published_at as publishedAt',
      sql<boolean>`p.draft is distinct from ${draftOfConsent}`.as('changed'),
    ])
    .where('c.deleted_at', 'is', null);
}

/** Of one owner, newest first; one question however many there are. */
export async function listConsentCards(
  db: Database,
  ownerId: string,
  now: Date,
  /** Only those of these websites; null: all. */
  among: readonly string[] | null = null,
): Promise<CardFacts[]> {
  return cards(db, now)
    .where('c.owner_id', '=', ownerId)
    .$if(among !== null, (own) =>
      own.where('c.site_id', 'in', (row) =>
        row
          .selectFrom('sites as m')
          .select('m.id')
          .where('m.website_id', 'in', [...(among ?? [])]),
      ),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .execute();
}

/** Null where the consent was deleted or never was. */
export async function findConsentCard(db: Database, id: string, now: Date): Promise<CardFacts | null> {
  return (await cards(db, now).where('c.id', '=', id).executeTakeFirst()) ?? null;
}
