import type { Transaction } from '../../platform/database/schema.ts';

interface OwnedSite {
  id: string;
  ownerId: string;
  name: string;
  address: string | null;
  websiteId: string | null;
  createdAt: Date;
}

/** Those of these sites that an account owns, in the order of their ids. */
export async function sitesOfAccounts(trx: Transaction, ids: readonly string[]): Promise<OwnedSite[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('sites')
    .select(['id', 'owner_id', 'name', 'address', 'website_id as websiteId', 'created_at as createdAt'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ owner_id: ownerId, ...site }) => (ownerId === null ? [] : [{ ...site, ownerId }]));
}

export async function setWebsite(trx: Transaction, id: string, websiteId: string | null): Promise<void> {
  await trx.updateTable('sites').set({ website_id: websiteId }).where('id', '=', id).execute();
}
