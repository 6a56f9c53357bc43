import type { processTransaction as processCall, ResultOf } from '@clausewright/contract';
import { openAgreement } from '../agreements/agreement-access.ts';
import type { TransactionStatus } from '../database/schema.ts';
import type { Outcome } from '../http/envelope.ts';
import { finalizeAgreement } from './finalize-agreement.ts';
import type { BillingPorts } from './ports.ts';
import { providerOf } from './providers/provider.ts';
import { findTransaction, lockTransaction, setTransactionStatus } from './transaction-store.ts';

type Processed = ResultOf<typeof processCall>;

/** Charges an opened payment through its provider; repeating it never charges twice. */
export async function processTransaction(
  ports: BillingPorts,
  input: { id: string; token: string | undefined; paymentToken: string | undefined },
): Promise<Outcome<Processed>> {
  const { db, clock } = ports;
  const transaction = await findTransaction(db, input.id);
  if (transaction === null || transaction.itemType !== 'agreement') return { ok: false, reason: 'not-found' };
  const opened = await openAgreement(db, transaction.itemId, input.token);
  if (!opened.ok) return opened;
  if (transaction.status !== 'processing') return answer(transaction.status, transaction.itemId);
  const provider = providerOf(transaction.processor, ports);
  if (provider === null) return { ok: false, reason: 'processor-unavailable' };

  // The transaction row was committed before this call, and its id is the provider's idempotency key:
  // a crash from here on is repaired by asking again.
  const charge = await provider.charge({
    transactionId: transaction.id,
    amount: transaction.amount,
    currency: transaction.currency,
    token: input.paymentToken,
  });
  if (charge.status === 'approved') {
    await finalizeAgreement(ports, { transactionId: transaction.id, response: charge.response });
    return answer('approved', transaction.itemId);
  }
  const status = await db.transaction().execute(async (trx): Promise<TransactionStatus> => {
    const locked = await lockTransaction(trx, transaction.id);
    if (locked === null || locked.status !== 'processing') return locked?.status ?? 'cancelled';
    await setTransactionStatus(trx, transaction.id, charge.status, charge.response, clock());
    return charge.status;
  });
  return answer(status, transaction.itemId);
}

/** What the page does next in each state. */
function answer(status: TransactionStatus, agreementId: string): Outcome<Processed> {
  switch (status) {
    case 'approved':
      return { ok: true, value: { status, next: { action: 'download', path: `/download/${agreementId}` } } };
    case 'rejected':
      return { ok: false, reason: 'payment-rejected' };
    case 'pending-verification':
    case 'processing':
      return { ok: true, value: { status, next: { action: 'process' } } };
    case 'cancelled':
      return { ok: true, value: { status, next: { action: 'retry' } } };
  }
}
