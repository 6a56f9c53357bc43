import type { Database, Transaction } from '../database/schema.ts';
import type { ServedVersion } from './serve-version.ts';

/** Keeps the first moment when a version was served. */
export async function insertServedVersion(trx: Transaction, served: ServedVersion): Promise<void> {
  await trx
    .insertInto('served_versions')
    .values({ agreement_id: served.agreementId, version_id: served.versionId, served_at: served.now })
    .onConflict((conflict) => conflict.column('version_id').doNothing())
    .execute();
}

export interface PublishedVersion {
  id: string;
  number: number;
  servedAt: Date;
}

/** Every version that was ever served, newest first; versions that nobody paid for are not among them. */
export async function publishedVersions(db: Database, agreementId: string): Promise<PublishedVersion[]> {
  const rows = await db
    .selectFrom('served_versions as s')
    .innerJoin('agreement_versions as v', 'v.id', 's.version_id')
    .select(['v.id as id', 'v.number as number', 's.served_at as servedAt'])
    .where('s.agreement_id', '=', agreementId)
    .orderBy('v.number', 'desc')
    .limit(200)
    .execute();
  return rows;
}
