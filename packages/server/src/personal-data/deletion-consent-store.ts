import { sql } from 'kysely';
import { insertDeletions } from '../consent/consent-log/deletion-store.ts';
import { erasePiece, noteErasures } from '../consent/consent-log/erase-store.ts';
import type { SigningKey } from '../consent/consent-log/signing-key.ts';
import type { Transaction } from '../platform/database/schema.ts';

/** Of every site that has a banner; what refers to another stands before it. */
const tables = [
  'banner_version_snapshots',
  'banner_versions',
  'banner_snapshots',
  'consent_vendors',
  'consent_domains',
] as const;

/** Answers of a site that go in the transaction of the account. */
const atOnce = 1000;

/** Removes the privacy consents of an account with all that was published of them and answered to it. */
export async function removeConsents(
  trx: Transaction,
  accountId: string,
  signed: { key: SigningKey; now: Date },
): Promise<void> {
  const gone = await trx
    .deleteFrom('consents')
    .where('owner_id', '=', accountId)
    .returning('site_id as siteId')
    .execute();
  await insertDeletions(
    trx,
    gone.map(({ siteId }) => siteId),
    signed,
  );
  for (const { siteId } of gone) {
    for (const table of tables) {
      await sql`delete from ${sql.table(table)} where site_id = ${siteId}`.execute(trx);
    }
    // A log of years is removed piece by piece afterwards.
    const more = (await erasePiece(trx, siteId, atOnce)) && (await erasePiece(trx, siteId, atOnce));
    if (more) await noteErasures(trx, [siteId]);
  }
}
