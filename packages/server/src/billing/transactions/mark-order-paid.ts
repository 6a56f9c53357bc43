import { lockAgreement } from '../../agreements/agreement-store.ts';
import { planOfAgreement } from '../../agreements/plan-of-agreement.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { finalizeWithin } from './finalize-agreement.ts';
import type { BillingPorts } from '../ports.ts';
import { hashOfQuote, quoteOf } from '../quotes/quote.ts';
import { insertTransaction, openTransactionOf, setTransactionStatus } from './transaction-store.ts';

export type MarkedPaid =
  | { ok: true; agreementId: string; amount: number; currency: string }
  | { ok: false; reason: 'not-found' | 'already-paid' };

/**
 * The operator says that an agreement was paid by another way: the command `order mark <id> --paid`.
 * It is the way out of a payment that its provider never ends; if that one is approved after all,
 * the money is noted as due back.
 */
export async function markOrderPaid(ports: BillingPorts, agreementId: string): Promise<MarkedPaid> {
  const { clock } = ports;
  const now = clock();
  return inTransaction(ports.db, async (trx): Promise<MarkedPaid> => {
    const agreement = await lockAgreement(trx, agreementId);
    if (agreement === null) return { ok: false, reason: 'not-found' };
    if (agreement.status === 'finalized') return { ok: false, reason: 'already-paid' };
    const open = await openTransactionOf(trx, 'agreement', agreementId);
    if (open !== null) {
      const response = { because: 'paid-otherwise' };
      await setTransactionStatus(trx, open.id, { status: 'cancelled', response, now });
    }
    const { plan, version } = await planOfAgreement({ db: trx, clock }, agreement);
    const quote = quoteOf(plan, version.id);
    const transactionId = await insertTransaction(trx, {
      agreementId,
      processor: 'operator',
      quote,
      quoteHash: hashOfQuote(quote),
      now,
    });
    const response = { marked: 'paid by the operator' };
    await finalizeWithin(ports, trx, { transactionId, response, actor: 'operator', now });
    return { ok: true, agreementId, amount: quote.total, currency: quote.currency };
  });
}
