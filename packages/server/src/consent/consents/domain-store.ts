import { newId } from '../../platform/database/ids.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { CoveredDomain } from './domain-overlap.ts';

export interface OwnDomain extends CoveredDomain {
  consentId: string;
}

/** Every domain of the consents of an owner, main and further ones. */
export async function listOwnerDomains(db: Database, ownerId: string): Promise<OwnDomain[]> {
  const main = await db
    .selectFrom('consents')
    .select(['id as consentId', 'domain'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .execute();
  const further = await db
    .selectFrom('consent_domains as d')
    .innerJoin('consents as c', 'c.site_id', 'd.site_id')
    .select(['c.id as consentId', 'd.domain'])
    .where('c.owner_id', '=', ownerId)
    .where('c.deleted_at', 'is', null)
    .execute();
  return [...main.map((one) => ({ ...one, main: true })), ...further.map((one) => ({ ...one, main: false }))];
}

/** Further domains of a site as they are stored, in the order of their names. */
export async function furtherDomains(
  db: Database,
  siteId: string,
): Promise<{ id: string; domain: string }[]> {
  return db
    .selectFrom('consent_domains')
    .select(['id', 'domain'])
    .where('site_id', '=', siteId)
    .orderBy('domain')
    .execute();
}

export async function insertDomains(
  trx: Transaction,
  { siteId, domains, now }: { siteId: string; domains: readonly string[]; now: Date },
): Promise<void> {
  if (domains.length === 0) return;
  const rows = domains.map((domain) => ({ site_id: siteId, id: newId(), domain, created_at: now }));
  await trx.insertInto('consent_domains').values(rows).execute();
}

/** False where there is none of that id. */
export async function removeDomain(trx: Transaction, siteId: string, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('consent_domains')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Makes the further domains of a site those that are given; who stays keeps its id. */
export async function replaceDomains(
  trx: Transaction,
  { siteId, domains, now }: { siteId: string; domains: readonly string[]; now: Date },
): Promise<void> {
  const standing = await furtherDomains(trx, siteId);
  const gone = standing.filter(({ domain }) => !domains.includes(domain)).map(({ id }) => id);
  if (gone.length > 0) {
    await trx.deleteFrom('consent_domains').where('site_id', '=', siteId).where('id', 'in', gone).execute();
  }
  const missing = domains.filter((domain) => !standing.some((one) => one.domain === domain));
  await insertDomains(trx, { siteId, domains: missing, now });
}
