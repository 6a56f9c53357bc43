import type { Transaction } from '../../platform/database/schema.ts';

export interface ServedVersion {
  agreementId: string;
  versionId: string;
  now: Date;
  /** True where whoever asked sees it at once: a text saved by hand, a version taken back. */
  withoutEmail?: boolean;
}

/** Keeps the first moment when a version was served; one that was withdrawn has its addresses again. */
export async function insertServedVersion(trx: Transaction, served: ServedVersion): Promise<void> {
  await trx
    .insertInto('served_versions')
    .values({ agreement_id: served.agreementId, version_id: served.versionId, served_at: served.now })
    .onConflict((conflict) => conflict.column('version_id').doNothing())
    .execute();
  await trx.deleteFrom('withdrawn_versions').where('version_id', '=', served.versionId).execute();
}
