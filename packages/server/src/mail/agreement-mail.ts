import { accessTokenOf } from '../agreements/access-token.ts';
import type { Agreement } from '../agreements/agreement-store.ts';
import type { AgreementPorts } from '../agreements/ports.ts';
import { namelessSite } from '../agreements/site-of.ts';
import type { Transaction } from '../database/schema.ts';
import type { AboutAgreement } from './document-name.ts';
import { putInOutbox } from './outbox-store.ts';

export type AgreementMailPorts = Pick<
  AgreementPorts,
  'enqueue' | 'secret' | 'publicUrl' | 'documentsUrl' | 'operatorName'
>;

/** Tells the holder of an agreement that a version of it is served; nobody who gave no address. */
export async function mailAgreementReady(
  ports: AgreementMailPorts,
  trx: Transaction,
  { agreement, versionId, now }: { agreement: Agreement; versionId: string; now: Date },
): Promise<void> {
  if (agreement.deliveryEmail === null) return;
  await putInOutbox(trx, ports.enqueue, {
    eventKey: `agreement-ready:${versionId}`,
    recipient: agreement.deliveryEmail,
    language: agreement.interfaceLanguage,
    message: 'agreement-ready',
    facts: {
      service: ports.operatorName,
      ...aboutAgreement(ports, agreement),
      liveLink: `${ports.documentsUrl}/live/${agreement.liveToken}`,
    },
    now,
  });
}

/** What messages say of an agreement; the link opens it. */
export function aboutAgreement(
  { secret, publicUrl }: Pick<AgreementMailPorts, 'secret' | 'publicUrl'>,
  agreement: Agreement,
): AboutAgreement {
  const token = accessTokenOf(secret, agreement.requestId);
  return {
    type: agreement.type,
    site: agreement.siteName === namelessSite ? null : agreement.siteName,
    privateLink: `${publicUrl}/download/${agreement.id}?token=${token}`,
  };
}
