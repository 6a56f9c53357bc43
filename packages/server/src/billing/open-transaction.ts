import type { newTransaction, ResultOf } from '@clausewright/contract';
import { openAgreement } from '../agreements/agreement-access.ts';
import { lockAgreement } from '../agreements/agreement-store.ts';
import { planOfAgreement } from '../agreements/plan-of-agreement.ts';
import { isUniqueViolation } from '../database/database-error.ts';
import type { Processor } from '../database/schema.ts';
import type { Outcome } from '../http/envelope.ts';
import type { BillingPorts } from './ports.ts';
import { providerOf } from './providers/provider.ts';
import { hashOfQuote, quoteOf } from './quote.ts';
import {
  insertTransaction,
  openTransactionOf,
  type PaymentTransaction,
  setTransactionStatus,
} from './transaction-store.ts';

type Opened = ResultOf<typeof newTransaction>;

export interface OpenInput {
  agreementId: string;
  token: string | undefined;
  processor: Processor;
  discountCode: string | undefined;
}

/**
 * Opens the payment of what an agreement still costs. While one for the same quote is open, a second
 * press or tab gets that one; a stale one that was never charged is cancelled first.
 */
export async function openTransaction(ports: BillingPorts, input: OpenInput): Promise<Outcome<Opened>> {
  const { db, clock } = ports;
  const opened = await openAgreement(db, input.agreementId, input.token);
  if (!opened.ok) return opened;
  if (providerOf(input.processor, ports) === null) return { ok: false, reason: 'processor-unavailable' };
  if (input.discountCode !== undefined) return { ok: false, reason: 'discount-invalid' };
  const { agreement } = opened;
  if (agreement.status === 'finalized') return { ok: false, reason: 'already-paid' };
  const { plan, version } = await planOfAgreement(ports, agreement);
  const quote = quoteOf(plan, version.id);
  if (quote.total === 0) return { ok: false, reason: 'nothing-to-pay' };
  const quoteHash = hashOfQuote(quote);
  const now = clock();

  const store = () =>
    db.transaction().execute(async (trx): Promise<Outcome<Opened>> => {
      const locked = await lockAgreement(trx, agreement.id);
      if (locked === null) return { ok: false, reason: 'not-found' };
      if (locked.status === 'finalized') return { ok: false, reason: 'already-paid' };
      const open = await openTransactionOf(trx, 'agreement', agreement.id);
      if (open?.status === 'pending-verification') return { ok: false, reason: 'payment-in-progress' };
      if (open !== null && open.quoteHash === quoteHash && open.processor === input.processor) {
        return { ok: true, value: described(open) };
      }
      if (open !== null)
        await setTransactionStatus(trx, open.id, 'cancelled', { because: 'price-changed' }, now);
      const processor = input.processor;
      const id = await insertTransaction(trx, {
        agreementId: agreement.id,
        processor,
        quote,
        quoteHash,
        now,
      });
      return { ok: true, value: described({ id, status: 'processing' }) };
    });
  try {
    return await store();
  } catch (error) {
    if (!isUniqueViolation(error, 'transactions_one_open')) throw error;
    return { ok: false, reason: 'payment-in-progress' };
  }
}

function described({ id, status }: Pick<PaymentTransaction, 'id' | 'status'>): Opened {
  return {
    transaction_id: id,
    status,
    processing_path: `/transaction/process/${id}`,
    next: { action: 'process' },
  };
}
