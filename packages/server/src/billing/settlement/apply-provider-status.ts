import { insertAuditOnce } from '../../platform/database/audit-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { countPayment, countProviderAnswer } from './payment-counters.ts';
import { releaseDiscount } from '../discounts/redeem-discount.ts';
import { saveProviderCustomer } from '../payment-methods/provider-customer-store.ts';
import type { BillingPorts } from '../ports.ts';
import type { Answer, ProviderPayment } from '../provider-interface/provider.ts';
import { cancelWithin } from '../transactions/cancel-payment.ts';
import { findMismatch } from './compare-status.ts';
import { type Facts, joinFacts, noFacts } from '../transactions/facts.ts';
import { lockItem } from '../transactions/items.ts';
import { type Change, settle, type Settled } from './settle.ts';
import {
  findTransaction,
  lockTransaction,
  type PaymentTransaction,
  quoteLifetime,
  takePaymentStatus,
} from '../transactions/transaction-store.ts';

/** What a provider answered, and when it was asked. */
export interface AppliedStatus {
  /** From `takePaymentStatus`, before the provider was asked; null for the answer to a charge, which is the latest. */
  number: number | null;
  source: 'pay' | 'renew' | 'status' | 'webhook' | 'check' | 'operator';
  answer: Answer;
}

/**
 * Takes an answer of the provider into what is known of a payment, and does in the same transaction all
 * that follows from it. Answers the payment as it is then; null where there is none.
 */
export async function applyProviderStatus(
  ports: BillingPorts,
  id: string,
  heard: AppliedStatus,
): Promise<PaymentTransaction | null> {
  const now = ports.clock();
  const settled = await inTransaction(ports.db, async (trx): Promise<Settled | null> => {
    const found = await findTransaction(trx, id);
    if (found === null) return null;
    const item = await lockItem(trx, found);
    const before = await lockTransaction(trx, id);
    if (before === null) return null;
    await failpoint('absorb-locked');
    const number = heard.number ?? (await takePaymentStatus(trx, id));
    const change = changeOf(ports, before, { ...heard, number }, now);
    const done = await settle(ports, trx, { before, item, change });
    const { transaction } = done;
    await keepCustomer(trx, transaction, heard.answer);
    if (isLost(transaction, heard.answer, now)) {
      const action = `transaction.unknown:${now.toISOString().slice(0, 10)}`;
      const about = { objectType: 'transaction', objectId: id, at: now };
      const first = await insertAuditOnce(trx, { actor: 'provider', action, ...about });
      if (!first) return done;
      return { ...done, alerts: [...done.alerts, { transaction: id, what: 'unknown-for-a-day' }] };
    }
    if (transaction.state === 'rejected' && isOver(transaction, now)) await releaseDiscount(trx, id);
    if (!isExpired(transaction, heard.answer, now)) return done;
    await cancelWithin(ports, trx, transaction, { because: 'expired', now });
    return { ...done, transaction: { ...transaction, state: 'cancelled' } };
  });
  await failpoint('absorb-committed');
  if (settled === null) return null;
  const { transaction, was, alerts } = settled;
  const { processor, state } = transaction;
  countProviderAnswer({ processor, outcome: heard.answer.ok ? 'ok' : heard.answer.reason });
  if (state !== was) countPayment({ processor, state });
  for (const alert of alerts) ports.alert(alert);
  return transaction;
}

function changeOf(
  ports: BillingPorts,
  before: PaymentTransaction,
  { number, source, answer }: AppliedStatus & { number: number },
  now: Date,
): Change {
  const charges = source === 'pay' || source === 'renew';
  const unknown = !answer.ok && answer.reason === 'unreachable';
  const busy = before.chargingUntil !== null && before.chargingUntil > now;
  const common = {
    source,
    facts: joinFacts(before.facts, factsOf(before, answer, { number, ignoreAttempt: busy && !charges })),
    mismatch: null,
    reference: before.reference,
    method: null,
    planReference: null,
    readAt: unknown ? before.readAt : now,
    chargingUntil: charges && !unknown ? null : before.chargingUntil,
    actor: 'provider',
    now,
  };
  if (!answer.ok) return common;
  const { reading } = answer;
  const provider = ports.providers.find(before.processor);
  return {
    ...common,
    mismatch: provider === null ? null : findMismatch(before, reading, provider),
    reference: reading.reference ?? before.reference,
    // The issuer's country is evidence of place (Regulation 282/2011 art. 24b).
    response: { ...reading.raw, ...(reading.cardCountry !== null && { cardCountry: reading.cardCountry }) },
    method: reading.method,
    planReference: reading.planReference ?? null,
  };
}

/**
 * While somebody charges, what another reading says of the attempt may be older than the charge. A payment
 * that the provider does not know was never begun there.
 */
function factsOf(
  before: PaymentTransaction,
  answer: Answer,
  { number, ignoreAttempt }: { number: number; ignoreAttempt: boolean },
): Facts {
  if (answer.ok) return factsIn(answer.reading, number, ignoreAttempt);
  if (ignoreAttempt || answer.reason === 'unreachable') return noFacts;
  if (answer.reason === 'refused') {
    return { ...noFacts, attempt: 'rejected', attemptReading: number, failure: answer.failure };
  }
  const waits = before.facts.attempt === 'processing';
  return waits ? { ...noFacts, attempt: 'created', attemptReading: number } : noFacts;
}

function factsIn(reading: ProviderPayment, number: number, ignoreAttempt: boolean): Facts {
  return {
    attemptReading: ignoreAttempt ? 0 : number,
    attempt: ignoreAttempt ? 'created' : reading.attempt,
    failure: ignoreAttempt ? null : reading.failure,
    captured: reading.captured,
    refunded: Math.min(reading.refunded, reading.captured),
    disputeReading: number,
    dispute: reading.dispute,
  };
}

const abandoned: ReadonlySet<PaymentTransaction['state']> = new Set(['created', 'requires-action']);

/** Charged, and for a day nobody could be asked what came of it: a matter for the operator, once each day. */
function isLost({ chargeStartedAt, state }: PaymentTransaction, answer: Answer, now: Date): boolean {
  if (answer.ok || answer.reason !== 'unreachable' || chargeStartedAt === null) return false;
  return state === 'processing' && now.getTime() - chargeStartedAt.getTime() >= quoteLifetime;
}

function isOver({ quoteExpiresAt }: PaymentTransaction, now: Date): boolean {
  return quoteExpiresAt !== null && quoteExpiresAt <= now;
}

/** After its quote has ended a payment that nobody made is over; one that nobody knows of is not. */
function isExpired(transaction: PaymentTransaction, answer: Answer, now: Date): boolean {
  if (!answer.ok && answer.reason === 'unreachable') return false;
  return isOver(transaction, now) && abandoned.has(transaction.state);
}

async function keepCustomer(
  trx: Transaction,
  { customerId, processor }: PaymentTransaction,
  answer: Answer,
): Promise<void> {
  const reference = answer.ok ? answer.reading.customerReference : null;
  if (reference === null || customerId === null || processor === 'operator' || processor === 'none') return;
  await saveProviderCustomer(trx, { customerId, processor, reference });
}
