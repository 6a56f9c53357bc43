import { lockAgreement } from '../agreements/agreement-store.ts';
import { serveVersion } from '../agreements/serve-version.ts';
import { insertAudit } from '../database/audit-store.ts';
import { type AgreementMailPorts, mailPaymentApproved } from '../mail/agreement-mail.ts';
import { failpoint } from '../failpoint.ts';
import type { BillingPorts } from './ports.ts';
import { insertPurchasedLines } from './purchase-store.ts';
import { lockTransaction, setTransactionStatus } from './transaction-store.ts';

export type Finalized =
  | { ok: true; agreementId: string; repeated: boolean }
  | { ok: false; reason: 'not-found' };

/**
 * The one way from paid to finished, whoever says that it was paid: one transaction approves the
 * payment, notes its lines as owned and serves the version that it was for. Repeating it changes nothing.
 */
export async function finalizeAgreement(
  ports: Pick<BillingPorts, 'db' | 'clock'> & AgreementMailPorts,
  {
    transactionId,
    response,
    actor = 'provider',
  }: { transactionId: string; response: unknown; actor?: string },
): Promise<Finalized> {
  const { db, clock } = ports;
  const now = clock();
  return db.transaction().execute(async (trx): Promise<Finalized> => {
    const transaction = await lockTransaction(trx, transactionId);
    if (transaction === null || transaction.itemType !== 'agreement')
      return { ok: false, reason: 'not-found' };
    const agreementId = transaction.itemId;
    if (transaction.status === 'approved') return { ok: true, agreementId, repeated: true };
    const agreement = await lockAgreement(trx, agreementId);
    if (agreement === null) return { ok: false, reason: 'not-found' };
    await setTransactionStatus(trx, transactionId, 'approved', response, now);
    const { quote } = transaction;
    await insertPurchasedLines(trx, {
      agreementId,
      transactionId,
      currency: quote.currency,
      lines: quote.lines,
    });
    await failpoint('finalize-agreement');
    await mailPaymentApproved(ports, trx, { agreement, payment: transaction, now });
    await serveVersion(ports, trx, { agreementId, versionId: quote.versionId, now });
    await insertAudit(trx, {
      actor,
      action: 'agreement.finalize',
      objectType: 'agreement',
      objectId: agreementId,
      at: now,
    });
    return { ok: true, agreementId, repeated: false };
  });
}
