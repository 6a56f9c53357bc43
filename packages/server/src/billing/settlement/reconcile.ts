import { failpoint } from '../../platform/failpoint.ts';
import type { BillingPorts } from '../ports.ts';
import type { Answer } from '../provider-interface/provider.ts';
import { applyProviderStatus, type AppliedStatus } from './apply-provider-status.ts';
import { withTimeout } from '../transactions/provider-timing.ts';
import { toProviderOrder } from '../transactions/provider-order.ts';
import {
  findTransaction,
  type PaymentTransaction,
  takePaymentStatus,
} from '../transactions/transaction-store.ts';

export interface Reconciled {
  transaction: PaymentTransaction;
  /** False where the provider could not be asked, or did not answer. */
  read: boolean;
  /** Where the bank wants the person to go. */
  authenticateUrl: string | null;
  /** Nothing was asked for yet, or nobody heard what came of it, and the payer said yes. */
  waitsForUs: boolean;
}

/**
 * Asks the provider how a payment stands and does what follows: the one thing that a webhook, a browser
 * that returns, a status call and the regular check have in common. Null where there is no such payment.
 */
export async function reconcile(
  ports: BillingPorts,
  id: string,
  source: AppliedStatus['source'],
): Promise<Reconciled | null> {
  const transaction = await findTransaction(ports.db, id);
  if (transaction === null) return null;
  const { processor } = transaction;
  if (processor === 'operator' || processor === 'none') {
    return { transaction, read: false, authenticateUrl: null, waitsForUs: false };
  }
  const provider = ports.providers.find(processor);
  const number = await takePaymentStatus(ports.db, id);
  await failpoint('reconcile-numbered');
  // Whose keys are gone can be asked nothing; it is tried again at its times.
  const answer: Answer =
    provider === null
      ? { ok: false, reason: 'unreachable' }
      : await withTimeout(provider.read(await toProviderOrder(ports, transaction)));
  await failpoint('reconcile-asked');
  const after = await applyProviderStatus(ports, id, { number, source, answer });
  if (after === null) return null;
  return {
    transaction: after,
    read: answer.ok || answer.reason !== 'unreachable',
    authenticateUrl: answer.ok ? answer.reading.authenticateUrl : null,
    waitsForUs: answer.ok && answer.reading.waitsForUs === true && mayAskByItself(transaction),
  };
}

/** A charge that was refused is tried again by the person alone. */
function mayAskByItself({ state, chargeStartedAt }: PaymentTransaction): boolean {
  if (state === 'processing') return true;
  return chargeStartedAt === null && (state === 'created' || state === 'requires-action');
}
