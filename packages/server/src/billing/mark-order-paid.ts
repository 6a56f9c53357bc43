import { findAgreement, lockAgreement } from '../agreements/agreement-store.ts';
import { planOfAgreement } from '../agreements/plan-of-agreement.ts';
import { finalizeAgreement } from './finalize-agreement.ts';
import type { BillingPorts } from './ports.ts';
import { hashOfQuote, quoteOf } from './quote.ts';
import { insertTransaction, openTransactionOf, setTransactionStatus } from './transaction-store.ts';

export type MarkedPaid =
  | { ok: true; agreementId: string; amount: number; currency: string }
  | { ok: false; reason: 'not-found' | 'already-paid' };

/** The operator says that an agreement was paid by another way: the command `order mark <id> --paid`. */
export async function markOrderPaid(ports: BillingPorts, agreementId: string): Promise<MarkedPaid> {
  const { db, clock } = ports;
  const agreement = await findAgreement(db, agreementId);
  if (agreement === null) return { ok: false, reason: 'not-found' };
  if (agreement.status === 'finalized') return { ok: false, reason: 'already-paid' };
  const { plan, version } = await planOfAgreement(ports, agreement);
  const quote = quoteOf(plan, version.id);
  const now = clock();
  const transactionId = await db.transaction().execute(async (trx) => {
    await lockAgreement(trx, agreementId);
    const open = await openTransactionOf(trx, 'agreement', agreementId);
    if (open !== null)
      await setTransactionStatus(trx, open.id, 'cancelled', { because: 'paid-otherwise' }, now);
    const quoteHash = hashOfQuote(quote);
    return insertTransaction(trx, { agreementId, processor: 'operator', quote, quoteHash, now });
  });
  const response = { marked: 'paid by the operator' };
  const finalized = await finalizeAgreement(ports, { transactionId, response, actor: 'operator' });
  return finalized.ok ? { ok: true, agreementId, amount: quote.total, currency: quote.currency } : finalized;
}
