import type { Transaction } from '../../platform/database/schema.ts';
import type { BillingPorts } from '../ports.ts';
import { joinFacts, noFacts } from '../transactions/facts.ts';
import type { Item } from '../transactions/items.ts';
import { settle, type Settled } from './settle.ts';
import { type PaymentTransaction, takePaymentStatus } from '../transactions/transaction-store.ts';

/** Covers a sale without a provider: nothing is left to pay, or the operator says that it was paid. */
export async function completeZeroAmountSale(
  ports: BillingPorts,
  trx: Transaction,
  given: { transaction: PaymentTransaction; item: Item; actor: string; now: Date },
): Promise<Settled> {
  const { transaction: before, item, actor, now } = given;
  const attemptReading = await takePaymentStatus(trx, before.id);
  const paid = { ...noFacts, attempt: 'approved' as const, attemptReading, captured: before.amount };
  return settle(ports, trx, {
    before,
    item,
    change: {
      source: 'own',
      facts: joinFacts(before.facts, paid),
      mismatch: null,
      reference: null,
      method: null,
      planReference: null,
      readAt: now,
      chargingUntil: null,
      actor,
      now,
    },
  });
}
