import type { KeyUse } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';

type Found = Promise<{ website_id: string | null } | undefined>;

/** The site of each thing, with the website or app that it is about. Whose it is, its own call checks. */
const finders = {
  agreement: (db: Database, id: string): Found =>
    db
      .selectFrom('agreements')
      .innerJoin('sites', 'sites.id', 'agreements.site_id')
      .select('sites.website_id')
      .where('agreements.id', '=', id)
      .executeTakeFirst(),
  banner: (db: Database, id: string): Found =>
    db
      .selectFrom('consents')
      .innerJoin('sites', 'sites.id', 'consents.site_id')
      .select('sites.website_id')
      .where('consents.id', '=', id)
      .executeTakeFirst(),
  vendor: (db: Database, id: string): Found =>
    db
      .selectFrom('consent_vendors')
      .innerJoin('sites', 'sites.id', 'consent_vendors.site_id')
      .select('sites.website_id')
      .where('consent_vendors.id', '=', id)
      .executeTakeFirst(),
  scan: (db: Database, id: string): Found =>
    db.selectFrom('scans').select('website_id').where('id', '=', id).executeTakeFirst(),
};

/** Whether what an id names belongs to one of these websites. */
export async function belongsTo(
  db: Database,
  of: KeyUse['of'],
  { id, websites }: { id: string; websites: readonly string[] },
): Promise<boolean> {
  if (of === 'account' || of === 'nothing') return false;
  const website = of === 'website' ? id : (await finders[of](db, id))?.website_id;
  return website !== undefined && website !== null && websites.includes(website);
}
