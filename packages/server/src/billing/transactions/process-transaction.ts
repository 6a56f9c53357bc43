import type { processTransaction as processCall, ResultOf } from '@clausewright/contract';
import { type Caller, openAgreement } from '../../agreements/agreement-access.ts';
import { lockAgreement } from '../../agreements/agreement-store.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database, TransactionStatus } from '../../database/schema.ts';
import type { Outcome } from '../../http/envelope.ts';
import { finalizeAgreement } from './finalize-agreement.ts';
import type { BillingPorts } from '../ports.ts';
import { type ChargeResult, type PaymentProof, providerOf } from '../providers/provider.ts';
import {
  findTransaction,
  lockTransaction,
  markChargeStarted,
  type PaymentTransaction,
  setTransactionStatus,
} from './transaction-store.ts';
import { mayBecome } from './transaction-states.ts';

type Processed = ResultOf<typeof processCall>;

/** Charges an opened payment through its provider; repeating it never charges twice. */
export async function processTransaction(
  ports: BillingPorts,
  input: { id: string; caller: Caller; proof: PaymentProof },
): Promise<Outcome<Processed>> {
  const { db, clock } = ports;
  const transaction = await findTransaction(db, input.id);
  if (transaction === null || transaction.itemType !== 'agreement') return { ok: false, reason: 'not-found' };
  const opened = await openAgreement(db, transaction.itemId, input.caller);
  if (!opened.ok) return opened;
  const provider = providerOf(transaction.processor, ports);
  const begun = provider === null ? transaction.status : await beginCharge(db, transaction, clock());
  if (begun !== 'processing') return answer(begun, transaction.itemId);
  if (provider === null) return { ok: false, reason: 'processor-unavailable' };

  // The mark of the charge was committed before this call, and the id is the provider's idempotency
  // key: a crash from here on is repaired by asking again.
  const charge = await provider.charge({
    transactionId: transaction.id,
    amount: transaction.amount,
    currency: transaction.currency,
    proof: input.proof,
  });
  if (charge.status !== 'approved') {
    return answer(await endCharge(db, transaction, charge, clock()), transaction.itemId);
  }
  const finalized = await finalizeAgreement(ports, {
    transactionId: transaction.id,
    response: charge.response,
  });
  if (finalized.ok) return answer('approved', transaction.itemId);
  const now = await findTransaction(db, transaction.id);
  return answer(now?.status ?? 'cancelled', transaction.itemId);
}

/** From here on nobody cancels the payment to change the agreement; answers the status as it is. */
async function beginCharge(
  db: Database,
  { id, itemId }: PaymentTransaction,
  now: Date,
): Promise<TransactionStatus> {
  return inTransaction(db, async (trx) => {
    const agreement = await lockAgreement(trx, itemId);
    const locked = await lockTransaction(trx, id);
    if (agreement === null || locked === null) return 'cancelled';
    if (locked.status === 'processing') await markChargeStarted(trx, id, now);
    return locked.status;
  });
}

async function endCharge(
  db: Database,
  { id }: PaymentTransaction,
  { status, response }: ChargeResult,
  now: Date,
): Promise<TransactionStatus> {
  return inTransaction(db, async (trx) => {
    const locked = await lockTransaction(trx, id);
    if (locked === null || !mayBecome(locked.status, status)) return locked?.status ?? 'cancelled';
    await setTransactionStatus(trx, id, { status, response, now });
    return status;
  });
}

/** What the page does next in each state. */
function answer(status: TransactionStatus, agreementId: string): Outcome<Processed> {
  switch (status) {
    case 'approved':
      return { ok: true, value: { status, next: { action: 'download', path: `/download/${agreementId}` } } };
    case 'rejected':
      return { ok: false, reason: 'payment-rejected' };
    case 'pending-verification':
      return { ok: true, value: { status, next: { action: 'wait' } } };
    case 'processing':
      return { ok: true, value: { status, next: { action: 'process' } } };
    case 'cancelled':
      return { ok: true, value: { status, next: { action: 'retry' } } };
  }
}
