import { accessTokenOf } from '../agreements/access-token.ts';
import type { Agreement } from '../agreements/agreement-store.ts';
import type { AgreementPorts } from '../agreements/ports.ts';
import { namelessSite } from '../agreements/site-of.ts';
import type { Processor } from '../database/billing-schema.ts';
import type { Transaction } from '../database/schema.ts';
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
      ...aboutAgreement(ports, agreement),
      liveLink: `${ports.documentsUrl}/live/${agreement.liveToken}`,
    },
    now,
  });
}

export interface ApprovedPayment {
  id: string;
  processor: Processor;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
}

/** Tells the holder of an agreement that its payment arrived. */
export async function mailPaymentApproved(
  ports: AgreementMailPorts,
  trx: Transaction,
  { agreement, payment, now }: { agreement: Agreement; payment: ApprovedPayment; now: Date },
): Promise<void> {
  if (agreement.deliveryEmail === null) return;
  const { id, processor, amount, currency } = payment;
  await putInOutbox(trx, ports.enqueue, {
    eventKey: `payment-approved:${id}`,
    recipient: agreement.deliveryEmail,
    language: agreement.interfaceLanguage,
    message: 'payment-approved',
    facts: {
      ...aboutAgreement(ports, agreement),
      amount,
      currency,
      reference: id,
      test: processor === 'sandbox',
    },
    now,
  });
}

function aboutAgreement({ secret, publicUrl, operatorName }: AgreementMailPorts, agreement: Agreement) {
  const token = accessTokenOf(secret, agreement.requestId);
  return {
    service: operatorName,
    type: agreement.type,
    site: agreement.siteName === namelessSite ? null : agreement.siteName,
    privateLink: `${publicUrl}/download/${agreement.id}?token=${token}`,
  };
}
