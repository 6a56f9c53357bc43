import type { Transaction } from '../database/schema.ts';
import { type AgreementMailPorts, mailAgreementReady } from '../mail/agreement-mail.ts';
import { changeAgreement, lockAgreement } from './agreement-store.ts';
import { insertServedVersion } from './served-version-store.ts';

export interface ServedVersion {
  agreementId: string;
  versionId: string;
  now: Date;
}

/** Makes a version the one that is served, hosted and downloaded, and tells its holder; repeating it changes nothing. */
export async function serveVersion(
  ports: AgreementMailPorts,
  trx: Transaction,
  served: ServedVersion,
): Promise<void> {
  const { agreementId, versionId, now } = served;
  await insertServedVersion(trx, served);
  await changeAgreement(trx, agreementId, {
    status: 'finalized',
    currentVersionId: versionId,
    newRevision: false,
    now,
  });
  const agreement = await lockAgreement(trx, agreementId);
  if (agreement !== null) await mailAgreementReady(ports, trx, { agreement, versionId, now });
}
