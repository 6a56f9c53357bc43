import type { Transaction } from '../database/schema.ts';
import { changeAgreement } from './agreement-store.ts';
import { insertServedVersion } from './served-version-store.ts';

export interface ServedVersion {
  agreementId: string;
  versionId: string;
  now: Date;
}

/** Makes a version the one that is served, hosted and downloaded; repeating it changes nothing. */
export async function serveVersion(trx: Transaction, served: ServedVersion): Promise<void> {
  const { agreementId, versionId, now } = served;
  await insertServedVersion(trx, served);
  await changeAgreement(trx, agreementId, {
    status: 'finalized',
    currentVersionId: versionId,
    newRevision: false,
    now,
  });
}
