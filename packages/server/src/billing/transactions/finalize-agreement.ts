import { lockAgreement } from '../../agreements/agreement-store.ts';
import { serveVersion } from '../../agreements/serve-version.ts';
import { insertAudit, insertAuditOnce } from '../../database/audit-store.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Transaction } from '../../database/schema.ts';
import { failpoint } from '../../failpoint.ts';
import { type AgreementMailPorts, mailPaymentApproved } from '../../mail/agreement-mail.ts';
import type { BillingPorts } from '../ports.ts';
import { insertPurchasedLines } from './purchase-store.ts';
import {
  findTransaction,
  lockTransaction,
  type PaymentTransaction,
  setTransactionStatus,
} from './transaction-store.ts';
import { mayBecome } from './transaction-states.ts';

export type Finalized =
  | { ok: true; agreementId: string; repeated: boolean }
  | { ok: false; reason: 'not-found' }
  /** The money came for a payment that had ended, or for an agreement that is gone: it is due back. */
  | { ok: false; reason: 'refund-due' };

interface Approval {
  transactionId: string;
  /** What the provider answered. */
  response: unknown;
  actor?: string;
}

/**
 * The one way from paid to finished, whoever says that it was paid: one transaction approves the
 * payment, notes its lines as owned and serves the version that it was for. Repeating it changes nothing.
 */
export async function finalizeAgreement(
  ports: Pick<BillingPorts, 'db' | 'clock'> & AgreementMailPorts,
  approval: Approval,
): Promise<Finalized> {
  const now = ports.clock();
  return inTransaction(ports.db, (trx) => finalizeWithin(ports, trx, { ...approval, now }));
}

/** The same as a part of a larger transaction. */
export async function finalizeWithin(
  ports: AgreementMailPorts,
  trx: Transaction,
  { transactionId, response, actor = 'provider', now }: Approval & { now: Date },
): Promise<Finalized> {
  const found = await findTransaction(trx, transactionId);
  if (found === null || found.itemType !== 'agreement') return { ok: false, reason: 'not-found' };
  const agreementId = found.itemId;
  // Always the agreement before its payment, as everybody locks them.
  const agreement = await lockAgreement(trx, agreementId);
  const transaction = await lockTransaction(trx, transactionId);
  if (transaction === null) return { ok: false, reason: 'not-found' };
  if (transaction.status === 'approved') return { ok: true, agreementId, repeated: true };
  if (agreement === null || !mayBecome(transaction.status, 'approved')) {
    await noteRefund(trx, { transaction, response, actor, now });
    return { ok: false, reason: 'refund-due' };
  }
  await setTransactionStatus(trx, transactionId, { status: 'approved', response, now });
  const { quote } = transaction;
  await insertPurchasedLines(trx, {
    agreementId,
    transactionId,
    currency: quote.currency,
    lines: quote.lines,
  });
  await failpoint('finalize-agreement');
  const served = await serveVersion(ports, trx, { agreementId, versionId: quote.versionId, now });
  await mailPaymentApproved(ports, trx, { agreement: served, payment: transaction, now });
  const action = 'agreement.finalize';
  await insertAudit(trx, { actor, action, objectType: 'agreement', objectId: agreementId, at: now });
  return { ok: true, agreementId, repeated: false };
}

interface Unwanted {
  transaction: PaymentTransaction;
  response: unknown;
  actor: string;
  now: Date;
}

/** Keeps the provider's answer, which names the charge, and notes once that the money is due back. */
async function noteRefund(trx: Transaction, { transaction, response, actor, now }: Unwanted): Promise<void> {
  const { id, status } = transaction;
  const ended = mayBecome(status, 'cancelled') ? 'cancelled' : status;
  await setTransactionStatus(trx, id, { status: ended, response, now });
  const action = 'transaction.refund-due';
  await insertAuditOnce(trx, { actor, action, objectType: 'transaction', objectId: id, at: now });
}
