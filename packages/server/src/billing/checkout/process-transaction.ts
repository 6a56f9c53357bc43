import type { processTransaction as processCall, ResultOf } from '@clausewright/contract';
import type { Caller } from '../../documents/records/agreement-access.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { BillingPorts } from '../ports.ts';
import type { PaymentProof } from '../provider-interface/provider.ts';
import { chargeTransaction } from '../settlement/charge-transaction.ts';
import { openItem } from './open-purchase.ts';
import { toFailure, toTransactionAnswer } from '../transactions/transaction-response.ts';
import { findTransaction } from '../transactions/transaction-store.ts';

/** Charges an opened payment through its provider; repeating it never charges twice. */
export async function processTransaction(
  ports: BillingPorts,
  { id, caller, proof }: { id: string; caller: Caller; proof: PaymentProof },
): Promise<Outcome<ResultOf<typeof processCall>>> {
  const transaction = await findTransaction(ports.db, id);
  if (transaction === null) return { ok: false, reason: 'not-found' };
  const opened = await openItem(ports.db, transaction, caller);
  if (!opened.ok) return opened;
  // A saved method pays for its owner alone, not for everybody who may open the agreement.
  const { paymentMethodId, customerId } = transaction;
  if (paymentMethodId !== null && customerId !== (caller.session?.customerId ?? null)) {
    return { ok: false, reason: 'other-account' };
  }
  const charged = await chargeTransaction(ports, id, { kind: 'pay', proof });
  if (!charged.ok) return charged;
  const { transaction: after, authenticateUrl } = charged;
  const failure = after.state === 'rejected' ? toFailure(after) : null;
  if (failure !== null) return { ok: false, reason: failure };
  return { ok: true, value: toTransactionAnswer(after, authenticateUrl) };
}
