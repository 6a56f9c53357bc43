import { sql } from 'kysely';
import type { PublishedBanner } from '@clausewright/contract/banner';
import type { Database } from '../../platform/database/schema.ts';
import type { SealedEvent } from './leaf.ts';
import type { Seal } from './seal.ts';
import { eventColumns } from './sealed-event-store.ts';

/** A visitor's answers at a site, newest first. */
export async function listVisitorAnswers(
  db: Database,
  { site, visitor, most }: { site: string; visitor: string; most: number },
): Promise<SealedEvent[]> {
  return db
    .selectFrom('consent_events')
    .select(eventColumns)
    .where('site_id', '=', site)
    .where('visitor', '=', visitor)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The seals over answers of a site, by the answers' ids; what is not sealed yet is not among them. */
export async function sealsOver(
  db: Database,
  site: string,
  answers: readonly Pick<SealedEvent, 'id' | 'receivedAt'>[],
): Promise<ReadonlyMap<string, Seal>> {
  const { rows } = await sql<Seal & { id: string }>`
    select a.id, s.site_id as "siteId", s.number, s.from_at as "from", s.to_at as "to", s.answers, s.root,
      s.previous, s.hash
    from unnest(
      ${answers.map(({ id }) => id)}::uuid[], ${answers.map(({ receivedAt }) => receivedAt)}::timestamptz[]
    ) as a (id, received_at)
    cross join lateral (
      select * from consent_seals c where c.site_id = ${site} and c.to_at > a.received_at
      order by c.to_at limit 1
    ) s
    where s.from_at <= a.received_at`.execute(db);
  return new Map(rows.map(({ id, ...seal }) => [id, seal]));
}

/** What was published of a site under these hashes. */
export async function listShownBanners(
  db: Database,
  site: string,
  snapshots: readonly string[],
): Promise<Record<string, PublishedBanner>> {
  const rows = await db
    .selectFrom('banner_snapshots')
    .select(['hash', 'body'])
    .where('site_id', '=', site)
    .where('hash', 'in', [...snapshots])
    .execute();
  return Object.fromEntries(rows.map(({ hash, body }) => [hash, body]));
}
