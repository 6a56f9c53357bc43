import type { ItemType } from '../../platform/database/billing-schema.ts';
import { currentAct } from '../../platform/database/current-act.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { releaseDiscount } from '../discounts/redeem-discount.ts';
import type { BillingPorts } from '../ports.ts';
import { insertFact, writeFacts } from './fact-store.ts';
import { joinFacts, latestStatus, noFacts, deriveState } from './facts.ts';
import {
  isDisputed,
  lockTransaction,
  findOpenTransaction,
  type PaymentTransaction,
} from './transaction-store.ts';

export type CancelReason =
  | 'account-deleted'
  | 'agreement-deleted'
  | 'answers-changed'
  | 'consent-deleted'
  | 'discount-gone'
  | 'expired'
  | 'nothing-to-pay'
  | 'ordered-anew'
  | 'paid-otherwise'
  | 'by-the-person';

/** After a cancellation the provider is looked at once more: a page may have paid at the same moment. */
export const recheckDelay = 2 * 60_000;

/** Whether money may be on its way: then only the provider or the operator ends it. */
export function isCharging({ state, chargingUntil }: PaymentTransaction, now: Date): boolean {
  if (chargingUntil !== null && chargingUntil > now) return true;
  return state === 'requires-action' || state === 'processing' || state === 'pending-verification';
}

/**
 * Ends an open payment of ours. Its state follows from its facts as ever: money that comes all the same is
 * seen. A job tells the provider.
 */
export async function cancelWithin(
  { enqueue }: Pick<BillingPorts, 'enqueue'>,
  trx: Transaction,
  { id }: Pick<PaymentTransaction, 'id'>,
  { because, now }: { because: CancelReason; now: Date },
): Promise<void> {
  // Read anew: while the caller decided, its provider may have given it a name.
  const transaction = await lockTransaction(trx, id);
  if (transaction === null) throw new Error('a payment that is cancelled does not exist');
  const { amount, reference, mismatch } = transaction;
  const cancelled = { ...noFacts, attempt: 'cancelled' as const, attemptReading: latestStatus };
  const facts = joinFacts(transaction.facts, cancelled);
  const known = reference !== null || transaction.chargeStartedAt !== null;
  await writeFacts(trx, id, {
    facts,
    state: deriveState(facts, { amount, mismatch }),
    mismatch,
    surplus: transaction.surplus,
    reference,
    nextCheckAt: known ? new Date(now.getTime() + recheckDelay) : null,
    chargingUntil: null,
    readAt: transaction.readAt,
    now,
  });
  await insertFact(trx, { transactionId: id, source: 'own', facts: { because }, now });
  await releaseDiscount(trx, id);
  if (known) await enqueue(trx, 'cancel-payment', { transaction_id: id });
}

/** Whether a person is at paying; a payment that was opened and left counts as long as its quote holds. */
function isAtPaying(open: PaymentTransaction, now: Date): boolean {
  return isCharging(open, now) || (open.quoteExpiresAt !== null && open.quoteExpiresAt > now);
}

/**
 * Cancels the open payment of an item that changes under it. False where money may be on its way, or the
 * bank has some back, and where a program would end what a person is paying: then the item must not change. The item
 * is locked.
 */
export async function cancelUnlessCharging(
  ports: Pick<BillingPorts, 'enqueue'>,
  trx: Transaction,
  item: { itemType: ItemType; itemId: string },
  given: { because: CancelReason; now: Date },
): Promise<boolean> {
  if (await isDisputed(trx, item.itemType, item.itemId)) return false;
  const open = await findOpenTransaction(trx, item.itemType, item.itemId);
  if (open === null) return true;
  const isProgram = currentAct()?.means === 'key';
  if (isProgram ? isAtPaying(open, given.now) : isCharging(open, given.now)) return false;
  await cancelWithin(ports, trx, open, given);
  return true;
}

/** Whether a person is at paying for an item. */
export async function isBeingPaid(
  trx: Transaction,
  { itemType, itemId }: { itemType: ItemType; itemId: string },
  now: Date,
): Promise<boolean> {
  const open = await findOpenTransaction(trx, itemType, itemId);
  return open !== null && isAtPaying(open, now);
}
