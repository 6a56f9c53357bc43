import type { BillingPorts } from '../ports.ts';
import { chargeTransaction } from './charge-transaction.ts';
import { reconcile, type Reconciled } from './reconcile.ts';

/**
 * Reads a payment as `reconcile` does, and where its payer said yes at the provider while the browser never
 * came back, charges it. Not for a status call: whoever asks there may be about to cancel.
 */
export async function chargeOrReconcile(
  ports: BillingPorts,
  id: string,
  source: 'webhook' | 'check',
): Promise<Reconciled | null> {
  const reconciled = await reconcile(ports, id, source);
  if (reconciled?.waitsForUs !== true) return reconciled;
  const charged = await chargeTransaction(ports, id, { kind: 'pay', proof: {} });
  return charged.ok ? { ...reconciled, transaction: charged.transaction } : reconciled;
}
