import { sql } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Database, Transaction } from '../database/schema.ts';

/** A privacy consent as use cases see it. */
export interface Consent {
  id: string;
  siteId: string;
  ownerId: string;
  requestId: string;
  /** Host name, lower case. */
  domain: string;
  active: boolean;
  createdAt: Date;
  deleted: boolean;
}

function consents(db: Database) {
  return db
    .selectFrom('consents')
    .select([
      'id',
      'site_id as siteId',
      'owner_id as ownerId',
      'request_id as requestId',
      'domain',
      'active',
      'created_at as createdAt',
      sql<boolean>`deleted_at is not null`.as('deleted'),
    ]);
}

/** The consent, unless it was deleted or never was. */
export async function findConsent(db: Database, id: string): Promise<Consent | null> {
  const row = await consents(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  return row ?? null;
}

/** Also one that was deleted. */
export async function findConsentByRequest(db: Database, requestId: string): Promise<Consent | null> {
  return (await consents(db).where('request_id', '=', requestId).executeTakeFirst()) ?? null;
}

/** Holds the consent, and with it the beginning of its plans, until the transaction ends. */
export async function lockConsent(trx: Transaction, id: string): Promise<Consent | null> {
  const row = await consents(trx)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Those of one owner, newest first. */
export async function consentsOf(db: Database, ownerId: string): Promise<Consent[]> {
  return consents(db)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function hasDomain(db: Database, ownerId: string, domain: string): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('domain', '=', domain)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** With its site; throws a unique violation on `consents_request_id_key` for a repeated request. */
export async function insertConsent(
  trx: Transaction,
  { ownerId, requestId, domain, now }: { ownerId: string; requestId: string; domain: string; now: Date },
): Promise<Consent> {
  const id = newId();
  const siteId = newId();
  const site = { id: siteId, owner_id: ownerId, name: domain, address: `https://${domain}`, created_at: now };
  await trx.insertInto('sites').values(site).execute();
  await trx
    .insertInto('consents')
    .values({
      id,
      site_id: siteId,
      owner_id: ownerId,
      request_id: requestId,
      domain,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { id, siteId, ownerId, requestId, domain, active: true, createdAt: now, deleted: false };
}

/** Host names by the ids of their consents, deleted ones included. */
export async function domainsOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('consents').select(['id', 'domain']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, domain }) => [id, domain]));
}
