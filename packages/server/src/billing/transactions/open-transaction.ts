import type { newTransaction, ResultOf } from '@clausewright/contract';
import { type Caller, openAgreement } from '../../agreements/agreement-access.ts';
import { lockAgreement } from '../../agreements/agreement-store.ts';
import { planOfAgreement } from '../../agreements/plan-of-agreement.ts';
import { serveVersion } from '../../agreements/serve-version.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Processor, Transaction } from '../../database/schema.ts';
import type { Outcome, Refused } from '../../http/envelope.ts';
import { cancelUnlessCharging, isCharging } from './cancel-payment.ts';
import type { BillingPorts } from '../ports.ts';
import { providerOf } from '../providers/provider.ts';
import { ownedLines } from './purchase-store.ts';
import { hashOfQuote, quoteOf } from '../quotes/quote.ts';
import { insertTransaction, openTransactionOf, type PaymentTransaction } from './transaction-store.ts';

type Opened = ResultOf<typeof newTransaction>;

export interface OpenInput {
  agreementId: string;
  caller: Caller;
  processor: Processor;
  /** What the person was shown, in minor units. */
  expectedTotal: number;
  discountCode: string | undefined;
}

/**
 * Opens the payment of what an agreement still costs. While one for the same quote is open, a second
 * press or tab gets that one; a stale one that was never charged is cancelled first. An agreement for
 * which nothing is due any more (a price fell) is finished instead.
 */
export async function openTransaction(ports: BillingPorts, input: OpenInput): Promise<Outcome<Opened>> {
  const { db } = ports;
  const opened = await openAgreement(db, input.agreementId, input.caller);
  if (!opened.ok) return opened;
  if (providerOf(input.processor, ports) === null) return { ok: false, reason: 'processor-unavailable' };
  if (input.discountCode !== undefined) return { ok: false, reason: 'discount-invalid' };
  return inTransaction(db, (trx) => openWithin(ports, trx, input));
}

/** Everything that decides what is paid for is read after the lock, so that it cannot change beside us. */
async function openWithin(
  ports: BillingPorts,
  trx: Transaction,
  { agreementId, processor, expectedTotal }: OpenInput,
): Promise<Outcome<Opened>> {
  const { clock } = ports;
  const now = clock();
  const agreement = await lockAgreement(trx, agreementId);
  if (agreement === null) return { ok: false, reason: 'not-found' };
  if (agreement.status === 'finalized') {
    const bought = (await ownedLines(trx, agreementId)).length > 0;
    return { ok: false, reason: bought ? 'already-paid' : 'nothing-to-pay' };
  }
  const open = await openTransactionOf(trx, 'agreement', agreementId);
  if (open !== null && isCharging(open)) return underWay(open, expectedTotal);
  const { plan, version } = await planOfAgreement({ db: trx, clock }, agreement);
  const quote = quoteOf(plan, version.id);
  if (quote.total !== expectedTotal) return { ok: false, reason: 'price-changed' };
  const quoteHash = hashOfQuote(quote);
  if (open?.quoteHash === quoteHash && open.processor === processor) {
    return { ok: true, value: described(open) };
  }
  await cancelUnlessCharging(trx, agreementId, 'price-changed', now);
  if (quote.total === 0) {
    await serveVersion(ports, trx, { agreementId, versionId: version.id, now });
    return { ok: true, value: finished(agreementId) };
  }
  const id = await insertTransaction(trx, { agreementId, processor, quote, quoteHash, now });
  return { ok: true, value: described({ id, status: 'processing' }) };
}

/** A charge that was cut off goes on where the person would pay the same; nothing else may be charged. */
function underWay(open: PaymentTransaction, expectedTotal: number): Outcome<Opened> {
  const refused: Refused = { ok: false, reason: 'payment-in-progress' };
  return open.amount === expectedTotal ? { ok: true, value: described(open) } : refused;
}

function described({ id, status }: Pick<PaymentTransaction, 'id' | 'status'>): Opened {
  return {
    transaction_id: id,
    status,
    processing_path: `/transaction/process/${id}`,
    next: { action: status === 'pending-verification' ? 'wait' : 'process' },
  };
}

function finished(agreementId: string): Opened {
  return {
    transaction_id: null,
    status: 'approved',
    processing_path: null,
    next: { action: 'download', path: `/download/${agreementId}` },
  };
}
