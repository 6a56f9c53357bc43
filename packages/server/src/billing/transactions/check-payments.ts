import type { BillingPorts } from '../ports.ts';
import { performRefund } from '../refunds/perform-refund.ts';
import { waitingRefunds } from '../refunds/refund-store.ts';
import { dueTransactions } from './fact-store.ts';
import { reconcile } from './reconcile.ts';

/** As many as a minute holds where every answer takes its time. */
const atOnce = 50;

/**
 * Asks the providers how the payments stand whose time has come: what heals a lost message, a crash and a
 * browser that never came back. Answers how many there were.
 */
export async function checkPayments(ports: BillingPorts): Promise<number> {
  const due = await dueTransactions(ports.db, ports.clock(), atOnce);
  for (const id of due) await reconcile(ports, id, 'check');
  for (const id of await waitingRefunds(ports.db, ports.clock(), atOnce)) await performRefund(ports, id);
  return due.length;
}
