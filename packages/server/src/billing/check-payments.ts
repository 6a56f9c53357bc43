import { processors } from '@clausewright/contract';
import type { BillingPorts } from './ports.ts';
import { performRefund } from './refunds/perform-refund.ts';
import { waitingRefunds } from './settlement/refund-store.ts';
import { dueTransactions } from './transactions/fact-store.ts';
import { chargeOrReconcile } from './settlement/charge-or-reconcile.ts';

/** As many as a minute holds where every answer takes its time. */
const atOnce = 50;

/**
 * Asks the providers how the payments stand whose time has come: what heals a lost message, a crash and a
 * browser that never came back. Answers how many there were.
 */
export async function checkPayments(ports: BillingPorts): Promise<number> {
  const now = ports.clock();
  const due = await dueTransactions(ports.db, now, atOnce);
  // Those of a provider whose keys are gone can only wait, and must keep no others from their turn.
  const asked = processors.filter((processor) => ports.providers.find(processor) !== null);
  const refunds = await waitingRefunds(ports.db, {
    before: now,
    processors: [...asked, 'operator', 'none'],
    limit: atOnce,
  });
  await each(due, (id) => chargeOrReconcile(ports, id, 'check'));
  await each(refunds, (id) => performRefund(ports, id));
  return due.length;
}

/** One that breaks must not keep the others from being looked at; its fault is told after them. */
async function each(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}
