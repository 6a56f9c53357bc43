import { sql } from 'kysely';
import type { Transaction } from '../database/schema.ts';

/** Of every site that has a banner; what refers to another stands before it. */
const tables = [
  'consent_days',
  'consent_events',
  'banner_version_snapshots',
  'banner_versions',
  'banner_snapshots',
  'consent_vendors',
  'consent_domains',
] as const;

/** Removes the privacy consents of an account with all that was published of them and answered to it. */
export async function removeConsents(trx: Transaction, accountId: string): Promise<void> {
  // First: an answer that is being written holds its site, and is there to be removed after that.
  await trx.selectFrom('consents').select('id').where('owner_id', '=', accountId).forUpdate().execute();
  for (const table of tables) {
    await sql`
      delete from ${sql.table(table)} where site_id in (
        select site_id from consents where owner_id = ${accountId})`.execute(trx);
  }
  await trx.deleteFrom('consents').where('owner_id', '=', accountId).execute();
}
