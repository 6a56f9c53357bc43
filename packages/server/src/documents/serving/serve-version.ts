import { deleteAuthors } from '../../approvals/approval-store.ts';
import type { Cleared } from '../../approvals/clearance.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { copyCheck } from '../library-updates/library-check-store.ts';
import { type AgreementMailPorts, mailAgreementReady } from '../mail/agreement-mail.ts';
import { type Agreement, changeAgreement, lockAgreement } from '../records/agreement-store.ts';
import { insertServedVersion, type ServedVersion } from '../records/served-version-store.ts';
import { findVersion } from '../records/version-store.ts';
import { namesOf } from '../records/names-of.ts';

/**
 * Makes a version the one that is served, hosted and downloaded, with the site and the address that it
 * names, and tells its holder unless asked not to, and programs of its owner; repeating it changes nothing. Answers the agreement as it
 * is then.
 */
export async function serveVersion(
  ports: AgreementMailPorts,
  trx: Transaction,
  served: ServedVersion,
  _cleared: Cleared,
): Promise<Agreement> {
  const { agreementId, versionId, now } = served;
  const version = await findVersion(trx, versionId);
  if (version === null) throw new Error('a version to be served does not exist');
  await insertServedVersion(trx, served);
  await deleteAuthors(trx, { of: 'agreement', id: agreementId });
  await copyCheck(trx, { agreementId, versionId, edited: version.origin === 'edited' });
  await changeAgreement(trx, agreementId, {
    status: 'finalized',
    currentVersionId: versionId,
    ...(version.said !== null && { said: version.said }),
    newRevision: false,
    now,
  });
  const agreement = await lockAgreement(trx, agreementId);
  if (agreement === null) throw new Error('an agreement was served that does not exist');
  if (served.withoutEmail !== true) await mailAgreementReady(ports, trx, { agreement, versionId, now });
  if (agreement.ownerId !== null) {
    await tellWebhooks(ports, trx, {
      ownerId: agreement.ownerId,
      kind: 'document.changed',
      data: {
        ids: { document: agreementId, version: versionId },
        names: namesOf(agreement),
        links: { api: `/api/v1/agreement/details/${agreementId}`, page: `/live/${agreement.liveToken}` },
      },
      onceKey: `document:${versionId}`,
      now,
    });
  }
  return agreement;
}
