import type { Database } from '../platform/database/schema.ts';

/** The privacy consents of an account with what their owner decided; what visitors answered is not theirs. */
export async function readConsents(db: Database, accountId: string) {
  const consents = await db
    .selectFrom('consents')
    .select([
      'id as privacy_consent_id',
      'site_id',
      'domain',
      'active',
      'appearance',
      'fields',
      'published as published_version',
      'created_at',
      'deleted_at',
    ])
    .where('owner_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const sites = consents.map(({ site_id: id }) => id);
  if (sites.length === 0) return [];
  const domains = await db
    .selectFrom('consent_domains')
    .select(['site_id', 'domain'])
    .where('site_id', 'in', sites)
    .orderBy('domain')
    .execute();
  const vendors = await db
    .selectFrom('consent_vendors')
    .select(['site_id', 'catalogue_id', 'name', 'type', 'active', 'details', 'created_at'])
    .where('site_id', 'in', sites)
    .orderBy('position')
    .execute();
  const versions = await db
    .selectFrom('banner_versions')
    .select(['site_id', 'number', 'revision', 'published_at', 'draft'])
    .where('site_id', 'in', sites)
    .orderBy('number')
    .execute();
  return consents.map(({ site_id: site, ...consent }) => {
    const ofSite = (row: { site_id: string }) => row.site_id === site;
    return {
      ...consent,
      additional_domains: domains.filter(ofSite).map(({ domain }) => domain),
      vendors: vendors.filter(ofSite).map(({ details, catalogue_id, name, type, active, created_at }) => {
        return { catalogue_id, name, type, active, created_at, ...details };
      }),
      versions: versions
        .filter(ofSite)
        .map(({ number, revision, published_at, draft }) => ({ number, revision, published_at, draft })),
    };
  });
}
