import { insertAuditOnce } from '../../platform/database/audit-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { JsonObject } from '../../platform/database/json.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { mailPaymentPending, mailPaymentRefused } from '../transactions/payment-mail.ts';
import { postDispute, postExcess, postSurplus } from '../ledger/post.ts';
import type { Alert, BillingPorts } from '../ports.ts';
import type { VaultedMethod } from '../provider-interface/provider.ts';
import { noteForeignRefund, returnSurplus } from './note-refund.ts';
import { revokeSale } from './revoke-sale.ts';
import { cancelWithin, isCharging } from '../transactions/cancel-payment.ts';
import { nextCheck } from '../transactions/check-schedule.ts';
import { claimSale } from './claim-sale.ts';
import { insertFact, writeFacts } from '../transactions/fact-store.ts';
import { covers, type Facts, sameFacts, deriveState } from '../transactions/facts.ts';
import { finalizeWithin } from './finalize-sale.ts';
import type { Item } from '../transactions/items.ts';
import { findOpenTransaction, type PaymentTransaction } from '../transactions/transaction-store.ts';

/** What came to be known of a payment. */
export interface Change {
  source: string;
  /** All that is known now: the facts before, joined with the new ones. */
  facts: Facts;
  /** A contradiction that was found now; null where none was. */
  mismatch: string | null;
  reference: string | null;
  response?: JsonObject;
  method: VaultedMethod | null;
  planReference: string | null;
  readAt: Date | null;
  chargingUntil: Date | null;
  actor: string;
  now: Date;
}

export interface Settled {
  transaction: PaymentTransaction;
  /** Its state before. */
  was: PaymentTransaction['state'];
  /** For the operator, once the transaction has committed. */
  alerts: Alert[];
}

/**
 * Writes what is known of a locked payment and does, once, what follows from it: covers its sale, gives
 * surplus back, notes refunds of the provider's own, freezes what is disputed. `item` is locked too, or null.
 */
export async function settle(
  ports: BillingPorts,
  trx: Transaction,
  { before, item, change }: { before: PaymentTransaction; item: Item | null; change: Change },
): Promise<Settled> {
  const { facts, now, source } = change;
  const found = change.mismatch ?? (before.mismatch === 'amount' ? null : before.mismatch);
  const owed = { amount: before.amount, mismatch: found ?? amountMismatch(before, facts) };
  let surplus = before.surplus;
  // Not by the state: money that is too little can be disputed too, and then still pays for nothing.
  const comes = !covers(before.facts, before) && covers(facts, owed) && !surplus;
  const claim = comes ? await claimSale(ports, trx, before, { ...change, item }) : null;
  if (claim?.kind === 'surplus') surplus = true;
  if (claim?.kind === 'held') owed.mismatch = claim.because;
  const state = deriveState(facts, owed);
  const claimed = claim?.kind === 'covered' ? claim.transaction : null;
  const transaction: PaymentTransaction = {
    ...(claimed ?? before),
    facts,
    state,
    surplus,
    mismatch: owed.mismatch,
    reference: change.reference,
    chargingUntil: change.chargingUntil,
    readAt: change.readAt,
  };
  await writeFacts(trx, before.id, {
    ...change,
    state,
    mismatch: owed.mismatch,
    surplus,
    nextCheckAt: nextCheckOf(transaction, now),
  });
  const same =
    sameFacts(before.facts, facts) && before.mismatch === owed.mismatch && before.surplus === surplus;
  if (!same) {
    const told = { ...facts, state, mismatch: owed.mismatch, surplus };
    await insertFact(trx, { transactionId: before.id, source, facts: told, now });
  }
  await failpoint('absorb-covered');
  if (claimed !== null && item !== null) {
    await finalizeWithin(ports, trx, { transaction, item, actor: change.actor, now });
    await endOthers(ports, trx, transaction, now);
  }
  const alerts = await follow(ports, trx, { before, after: transaction, change });
  await failpoint('absorb-written');
  return { transaction, was: before.state, alerts };
}

/** Another payment of the same item that nobody made is over. */
async function endOthers(
  ports: BillingPorts,
  trx: Transaction,
  { id, itemType, itemId }: PaymentTransaction,
  now: Date,
): Promise<void> {
  const other = await findOpenTransaction(trx, itemType, itemId);
  if (other === null || other.id === id || other.mismatch !== null || isCharging(other, now)) return;
  await cancelWithin(ports, trx, other, { because: 'paid-otherwise', now });
}

/** Whoever paid more than once for one payment has paid; ten times the price is rather a comma that slipped. */
function amountMismatch(before: PaymentTransaction, { captured }: Facts): 'amount' | null {
  const { amount } = before;
  const paidAgain = captured > amount && captured % amount === 0 && captured < 10 * amount;
  if (paidAgain || (captured > 0 && covers(before.facts, before))) return null;
  return captured > 0 && captured !== amount ? 'amount' : null;
}

/** Open ones on and on; a refused one once more when its quote ends. */
function nextCheckOf({ state, createdAt, chargeStartedAt, quoteExpiresAt }: PaymentTransaction, now: Date) {
  switch (state) {
    case 'created':
    case 'requires-action':
    case 'processing':
    case 'pending-verification':
      return nextCheck(chargeStartedAt ?? createdAt, now);
    case 'rejected':
      return quoteExpiresAt !== null && quoteExpiresAt > now ? quoteExpiresAt : null;
    default:
      return null;
  }
}

interface Step {
  before: PaymentTransaction;
  after: PaymentTransaction;
  change: Change;
}

/** Who stands before the form reads there how it ends; whoever was told to wait gets a letter. */
async function tellPayer(
  ports: BillingPorts,
  trx: Transaction,
  { before, after: transaction, change: { now } }: Step,
): Promise<void> {
  if (transaction.state === before.state) return;
  if (transaction.state === 'pending-verification')
    await mailPaymentPending(ports, trx, { transaction, now });
  if (transaction.state === 'rejected' && before.state === 'pending-verification') {
    await mailPaymentRefused(ports, trx, { transaction, now, failure: transaction.facts.failure });
  }
}

/** What came now beyond a price that is paid; a payment that goes back whole has nothing beside it. */
function moreThanDue({ before, after }: Step): number {
  if (!covers(after.facts, after)) return 0;
  const { captured } = after.facts;
  if (covers(before.facts, before)) return captured - before.facts.captured;
  return after.surplus ? 0 : captured - after.amount;
}

/** What follows beside the sale itself; each once, by the difference between before and after. */
async function follow(ports: BillingPorts, trx: Transaction, step: Step): Promise<Alert[]> {
  const { before, after, change } = step;
  const { id, facts, currency } = after;
  const { now } = change;
  const alerts: Alert[] = [];
  const note = (action: string) =>
    insertAuditOnce(trx, { actor: change.actor, action, objectType: 'transaction', objectId: id, at: now });
  if (after.mismatch !== null && before.mismatch === null) {
    await note('transaction.mismatch');
    alerts.push({ transaction: id, what: 'mismatch' });
  }
  const more = moreThanDue(step);
  if (more > 0) {
    await note('transaction.overpaid');
    await postExcess(trx, { id, more, captured: facts.captured, currency }, now);
    alerts.push({ transaction: id, what: 'overpaid', excess: facts.captured - after.amount, currency });
  }
  if (after.surplus && !before.surplus) {
    await note('transaction.refund-due');
    await returnSurplus(ports, trx, { transaction: after, now });
    alerts.push({ transaction: id, what: 'surplus' });
  }
  await tellPayer(ports, trx, step);
  if (facts.refunded > before.facts.refunded)
    await noteForeignRefund(ports, trx, { transaction: after, now });
  if (facts.dispute !== before.facts.dispute) {
    await note(`transaction.dispute-${facts.dispute}`);
    if (facts.dispute === 'open') alerts.push({ transaction: id, what: 'disputed' });
    if (facts.dispute === 'lost') {
      const lost = facts.captured - facts.refunded;
      // What never counted as a sale is in no book yet.
      if (after.mismatch !== null) await postSurplus(trx, { id, captured: facts.captured, currency }, now);
      if (lost > 0) await postDispute(trx, { id, amount: lost, currency }, 'lost', now);
    }
  }
  const revoked = after.state === 'refunded' || (after.state === 'disputed' && facts.dispute === 'lost');
  const wasRevoked = before.state === 'refunded' || before.facts.dispute === 'lost';
  if (revoked && !wasRevoked && !after.surplus && covers(facts, after))
    await revokeSale(ports, trx, after, now);
  return alerts;
}
