import type { ConsentVendor, VendorInput } from '@clausewright/contract';
import { type Selectable, sql } from 'kysely';
import type { ConsentSchema, VendorDetailsColumn } from '../../platform/database/consent-schema.ts';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';

type Row = Pick<
  Selectable<ConsentSchema['consent_vendors']>,
  'id' | 'catalogue_id' | 'name' | 'type' | 'active' | 'details'
>;

function vendorOf({ details, ...columns }: Row): ConsentVendor {
  return { ...details, ...columns };
}

function columnsOf({ catalogue_id, name, type, ...rest }: VendorInput) {
  const { company, country, purpose, about, kept_for, privacy_url, patterns, cookies } = rest;
  const details: VendorDetailsColumn = {
    company,
    country,
    purpose,
    about,
    kept_for,
    privacy_url,
    patterns,
    cookies,
  };
  return { catalogue_id, name, type, details: json(details) };
}

function vendors(db: Database) {
  return db.selectFrom('consent_vendors').select(['id', 'catalogue_id', 'name', 'type', 'active', 'details']);
}

/** In the order of the banner. */
export async function listConsentVendors(db: Database, siteId: string): Promise<ConsentVendor[]> {
  const rows = await vendors(db).where('site_id', '=', siteId).orderBy('position').orderBy('id').execute();
  return rows.map(vendorOf);
}

/** A vendor of a site: its id alone would be looked for among those of all sites. */
interface VendorOfSite {
  siteId: string;
  id: string;
}

export async function findVendor(db: Database, { siteId, id }: VendorOfSite): Promise<ConsentVendor | null> {
  const row = await vendors(db).where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : vendorOf(row);
}

/** The consent that has a vendor; null where there is none. */
export async function findConsentByVendor(db: Database, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('consent_vendors as v')
    .innerJoin('consents as c', 'c.site_id', 'v.site_id')
    .select('c.id')
    .where('v.id', '=', id)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** After those that are there. An id is given where a vendor comes back. */
export async function insertVendors(
  trx: Transaction,
  siteId: string,
  added: readonly (VendorInput & { id?: string; active?: boolean })[],
  now: Date,
): Promise<void> {
  if (added.length === 0) return;
  const { last } = await trx
    .selectFrom('consent_vendors')
    .select(sql<number>`coalesce(max(position), -1)`.as('last'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const rows = added.map((vendor, index) => ({
    site_id: siteId,
    id: vendor.id ?? newId(),
    position: last + 1 + index,
    active: vendor.active ?? true,
    created_at: now,
    ...columnsOf(vendor),
  }));
  await trx.insertInto('consent_vendors').values(rows).execute();
}

export async function writeVendor(
  trx: Transaction,
  { siteId, id }: VendorOfSite,
  vendor: VendorInput & { active: boolean },
): Promise<void> {
  await trx
    .updateTable('consent_vendors')
    .set({ ...columnsOf(vendor), active: vendor.active })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

export async function switchVendor(
  trx: Transaction,
  { siteId, id }: VendorOfSite,
  active: boolean,
): Promise<void> {
  await trx
    .updateTable('consent_vendors')
    .set({ active })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

export async function removeVendor(trx: Transaction, { siteId, id }: VendorOfSite): Promise<void> {
  await trx.deleteFrom('consent_vendors').where('site_id', '=', siteId).where('id', '=', id).execute();
}

/** Puts all vendors of a site in the order of their ids. */
export async function placeVendors(
  trx: Transaction,
  siteId: string,
  order: readonly string[],
): Promise<void> {
  await sql`
    update consent_vendors v set position = o.place - 1
    from unnest(${order}::text[]) with ordinality as o (id, place)
    where v.site_id = ${siteId} and v.id = o.id`.execute(trx);
}

/** Makes the vendors of a site those that are given, with their ids and in their order. */
export async function replaceVendors(
  trx: Transaction,
  siteId: string,
  given: readonly ConsentVendor[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('consent_vendors').where('site_id', '=', siteId).execute();
  await insertVendors(trx, siteId, given, now);
}
