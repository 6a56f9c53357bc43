import type { Language, WebsiteKind } from '@clausewright/contract';
import { newId } from '../../platform/database/ids.ts';
import { reusedQuery } from '../../platform/database/reused-query.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/** Where visitors of one website make requests. */
export interface RequestDesk {
  id: string;
  websiteId: string;
  ownerId: string;
  kind: WebsiteKind;
  /** Host name in ASCII, or the name of an app. */
  website: string;
  token: string;
  /** Who is asked, and where visitors may write instead; word of requests goes there too. */
  trader: string;
  email: string;
  language: Language;
  active: boolean;
}

const columns = [
  'd.id',
  'd.website_id as websiteId',
  'w.owner_id as ownerId',
  'w.kind',
  'w.name as website',
  'd.token',
  'd.trader',
  'd.email',
  'd.language',
  'd.active',
] as const;

function desks(db: Database) {
  return db
    .selectFrom('request_desks as d')
    .innerJoin('websites as w', 'w.id', 'd.website_id')
    .select(columns);
}

const byToken = reusedQuery((db, token) => desks(db).where('d.token', '=', token));

export async function findDeskByToken(db: Database, token: string): Promise<RequestDesk | null> {
  const [found] = await byToken(db, token);
  return found ?? null;
}

export async function findDesk(db: Database, id: string): Promise<RequestDesk | null> {
  return (await desks(db).where('d.id', '=', id).executeTakeFirst()) ?? null;
}

/** Null where the website has none or is not of this account. */
export async function findDeskOf(
  db: Database,
  { websiteId, ownerId }: Pick<RequestDesk, 'websiteId' | 'ownerId'>,
): Promise<RequestDesk | null> {
  const found = await desks(db)
    .where('d.website_id', '=', websiteId)
    .where('w.owner_id', '=', ownerId)
    .executeTakeFirst();
  return found ?? null;
}

/** What its owner decides of a desk. */
export type DeskChange = Pick<RequestDesk, 'trader' | 'email' | 'active'>;

/** The desk of a website, made with an address of its own or changed. */
export async function saveDesk(
  trx: Transaction,
  {
    websiteId,
    language,
    trader,
    email,
    active,
    now,
  }: DeskChange & Pick<RequestDesk, 'websiteId' | 'language'> & { now: Date },
): Promise<void> {
  await trx
    .insertInto('request_desks')
    .values({
      id: newId(),
      website_id: websiteId,
      token: newId(),
      trader,
      email,
      language,
      active,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('request_desks_website_key')
        .doUpdateSet({ trader, email, active, updated_at: now }),
    )
    .execute();
}
