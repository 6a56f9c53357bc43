import type { Appearance, FieldsByLanguage } from '@clausewright/contract';
import { sql } from 'kysely';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { ensureWebsite } from '../../websites/website-store.ts';
import { toDisplayDomain } from './parse-domain.ts';

/** A privacy consent as use cases see it. */
export interface Consent {
  id: string;
  siteId: string;
  ownerId: string;
  requestId: string;
  /** Host name, lower case. */
  domain: string;
  active: boolean;
  /** Number of the version that is served. */
  published: number | null;
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
      'published',
      'created_at as createdAt',
      sql<boolean>`deleted_at is not null`.as('deleted'),
    ]);
}

/** The consent, unless it was deleted or never was. */
export async function findConsent(db: Database, id: string): Promise<Consent | null> {
  const row = await consents(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  return row ?? null;
}

/** Consents that an operator names: by their id, that of their site, or their domain, which several may have. */
export async function findConsentsByName(db: Database, name: string): Promise<Consent[]> {
  return consents(db)
    .where('deleted_at', 'is', null)
    .where((or) => or.or([or('id', '=', name), or('site_id', '=', name), or('domain', '=', name)]))
    .orderBy('created_at')
    .execute();
}

/** Also one that was deleted. */
export async function findConsentByRequest(db: Database, requestId: string): Promise<Consent | null> {
  return (await consents(db).where('request_id', '=', requestId).executeTakeFirst()) ?? null;
}

/**
 * Holds the consent, and with it the beginning of its plans, until the transaction ends. Answers of visitors, which
 * hold its key alone, go on being written.
 */
export async function lockConsent(trx: Transaction, id: string): Promise<Consent | null> {
  const row = await consents(trx)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What its owner decided of a banner; null where nothing was yet. */
export async function readBannerDraft(
  db: Database,
  id: string,
): Promise<{ appearance: Appearance | null; fields: FieldsByLanguage }> {
  const { appearance, fields } = await db
    .selectFrom('consents')
    .select(['appearance', 'fields'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { appearance: isDecided(appearance) ? appearance : null, fields };
}

function isDecided(appearance: Appearance | Record<string, never>): appearance is Appearance {
  return 'colour' in appearance;
}

export interface NewConsent {
  ownerId: string;
  requestId: string;
  domain: string;
  appearance?: Appearance;
  fields?: FieldsByLanguage;
  now: Date;
}

/** With its site; throws a unique violation on `consents_request_id_key` for a repeated request. */
export async function insertConsent(
  trx: Transaction,
  { ownerId, requestId, domain, appearance, fields, now }: NewConsent,
): Promise<Consent> {
  const id = newId();
  const siteId = newId();
  const site = { id: siteId, owner_id: ownerId, name: domain, address: `https://${domain}`, created_at: now };
  const websiteId = await ensureWebsite(trx, ownerId, { kind: 'website', name: domain, now });
  await trx
    .insertInto('sites')
    .values({ ...site, website_id: websiteId })
    .execute();
  await trx
    .insertInto('consents')
    .values({
      id,
      site_id: siteId,
      owner_id: ownerId,
      request_id: requestId,
      domain,
      appearance: json(appearance ?? {}),
      fields: json(fields ?? {}),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return {
    id,
    siteId,
    ownerId,
    requestId,
    domain,
    active: true,
    published: null,
    createdAt: now,
    deleted: false,
  };
}

export interface ConsentChange {
  domain?: string;
  active?: boolean;
  appearance?: Appearance;
  fields?: FieldsByLanguage;
  published?: number;
}

/** Of a locked consent; its site is called by its domain. */
export async function updateConsentRow(
  trx: Transaction,
  { id, siteId, ownerId }: Pick<Consent, 'id' | 'siteId' | 'ownerId'>,
  { appearance, fields, ...plain }: ConsentChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('consents')
    .set({
      ...plain,
      ...(appearance && { appearance: json(appearance) }),
      ...(fields && { fields: json(fields) }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  if (plain.domain === undefined) return;
  const websiteId = await ensureWebsite(trx, ownerId, { kind: 'website', name: plain.domain, now });
  const site = { name: plain.domain, address: `https://${plain.domain}`, website_id: websiteId };
  await trx.updateTable('sites').set(site).where('id', '=', siteId).execute();
}

/** Of a locked consent. What was published and what visitors answered to it stay: they prove consent. */
export async function markDeleted(
  trx: Transaction,
  { id, siteId }: Pick<Consent, 'id' | 'siteId'>,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('consent_domains').where('site_id', '=', siteId).execute();
  await trx.deleteFrom('consent_vendors').where('site_id', '=', siteId).execute();
  await trx.updateTable('consents').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
}

/** Host names as they are shown, by the ids of their consents, deleted ones included. */
export async function findDomains(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('consents').select(['id', 'domain']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, domain }) => [id, toDisplayDomain(domain)]));
}
