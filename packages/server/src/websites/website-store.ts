import type { FactColumn, WatchRhythm, WebsiteKind, WebsiteProof } from '@clausewright/contract';
import { sql } from 'kysely';
import { newId } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

export interface Website {
  id: string;
  ownerId: string;
  kind: WebsiteKind;
  /** Host name in ASCII without `www.`, or the name of an app. */
  name: string;
  proofToken: string;
  verifiedAt: Date | null;
  verifiedBy: WebsiteProof | null;
  rhythm: WatchRhythm;
  nextScanAt: Date | null;
  createdAt: Date;
}

/** What an agreement, a banner or a look is about. */
export type Place = Pick<Website, 'kind' | 'name'>;

/** The website of an account, made where there is none: for transactions that create what belongs to it. */
export async function ensureWebsite(
  trx: Transaction,
  ownerId: string,
  { kind, name, now }: Place & { now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('websites')
    .values({ id: newId(), owner_id: ownerId, kind, name, proof_token: newId(), created_at: now })
    .onConflict((conflict) =>
      // A column outside of all keys: who only names the website, as its notes do, need not wait for it.
      conflict.columns(['owner_id', 'kind', 'name']).doUpdateSet({ rhythm: sql.ref('websites.rhythm') }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const columns = [
  'id',
  'owner_id as ownerId',
  'kind',
  'name',
  'proof_token as proofToken',
  'verified_at as verifiedAt',
  'verified_by as verifiedBy',
  'rhythm',
  'next_scan_at as nextScanAt',
  'created_at as createdAt',
] as const;

/** Null where it is not of this account. */
export async function findWebsite(db: Database, id: string, ownerId: string): Promise<Website | null> {
  const found = await db
    .selectFrom('websites')
    .select(columns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return found ?? null;
}

/** What the owner said of a website, not an app; null where it is not of this account. */
export async function findFacts(
  db: Database,
  id: string,
  ownerId: string,
): Promise<{ name: string; facts: Readonly<Partial<Record<FactColumn, string>>> } | null> {
  const found = await db
    .selectFrom('websites')
    .select(['name', 'facts'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'website')
    .executeTakeFirst();
  return found ?? null;
}

/** Those of these that the account has, by name. */
export async function ownWebsites(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<Pick<Website, 'id' | 'kind' | 'name'>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('websites')
    .select(['id', 'kind', 'name'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .orderBy('name')
    .execute();
}

/** `proof` null: nothing shows it any more. */
export async function markVerified(
  db: Database,
  id: string,
  proof: { by: WebsiteProof; at: Date } | null,
): Promise<void> {
  await db
    .updateTable('websites')
    .set({ verified_at: proof?.at ?? null, verified_by: proof?.by ?? null })
    .where('id', '=', id)
    .execute();
}

export type HeldWebsite = Pick<Website, 'id' | 'kind' | 'name'>;

/** Holds a website until the transaction ends, so that nothing is made for it meanwhile; null: not of this account. */
export async function lockWebsite(
  trx: Transaction,
  id: string,
  ownerId: string,
): Promise<HeldWebsite | null> {
  const found = await trx
    .selectFrom('websites')
    .select(['id', 'kind', 'name'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** Whether documents, a banner or a desk for requests stand at the website that a query calls `w`. */
export const hasWork = sql<boolean>`(exists (
  select from sites s
    left join agreements a on a.site_id = s.id and a.deleted_at is null
    left join consents c on c.site_id = s.id and c.deleted_at is null
  where s.website_id = w.id and (a.id is not null or c.id is not null))
  or exists (select from request_desks d where d.website_id = w.id))`;

/** Whether something hangs on the website that a query calls `w`, be it a look at it alone. */
export const isUsed = sql<boolean>`(w.verified_at is not null
  or exists (select from scans n where n.website_id = w.id) or ${hasWork})`;

/** Whether it stands in the list of its owner: because of that, or because he put it there. */
export const isListed = sql<boolean>`(w.added_at is not null or ${isUsed})`;

/** Of an account by name, as they were counted last; those that nothing hangs on any more are left out. */
export async function listWebsites(
  db: Database,
  ownerId: string,
  {
    q,
    page,
    perPage,
    among = null,
  }: { q: string; page: number; perPage: number; among?: readonly string[] | null },
): Promise<{ websites: Website[]; total: number }> {
  const sought = q.replaceAll('\0', '').trim();
  const own = db
    .selectFrom('websites as w')
    .where('w.owner_id', '=', ownerId)
    .$if(sought !== '', (query) => query.where(sql<boolean>`strpos(w.search, folded(${sought})) > 0`))
    .$if(among !== null, (query) => query.where('w.id', 'in', [...(among ?? [])]))
    .where('w.state', 'is not', null);
  const websites = await own
    .select(columns)
    // Of code points, so that both engines order alike.
    .orderBy(sql`w.name collate "C"`)
    .orderBy('w.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { websites, total };
}
