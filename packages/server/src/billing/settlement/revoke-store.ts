import type { AgreementStatus, Transaction } from '../../platform/database/schema.ts';

export async function removePurchasedLines(trx: Transaction, transactionId: string): Promise<void> {
  await trx.deleteFrom('purchased_lines').where('transaction_id', '=', transactionId).execute();
}

/** Ids of the versions of an agreement that were served at some time, the newest first. */
export async function servedVersions(trx: Transaction, agreementId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('served_versions as s')
    .innerJoin('agreement_versions as v', 'v.id', 's.version_id')
    .select('s.version_id as id')
    .where('s.agreement_id', '=', agreementId)
    .orderBy('v.number', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Closes the permanent addresses of versions. */
export async function withdrawVersions(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('withdrawn_versions')
    .values(ids.map((id) => ({ version_id: id, withdrawn_at: now })))
    .onConflict((conflict) => conflict.column('version_id').doNothing())
    .execute();
}

export async function setServed(
  trx: Transaction,
  agreementId: string,
  { status, versionId, now }: { status: AgreementStatus; versionId: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('agreements')
    .set({ status, current_version_id: versionId, updated_at: now })
    .where('id', '=', agreementId)
    .execute();
}
