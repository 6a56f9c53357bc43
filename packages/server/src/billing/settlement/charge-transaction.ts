import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { hasReservation } from '../discounts/redeem-discount.ts';
import type { BillingPorts } from '../ports.ts';
import type { Answer, PaymentProof, PaymentProvider } from '../provider-interface/provider.ts';
import { applyProviderStatus } from './apply-provider-status.ts';
import { chargeLease, withTimeout } from '../transactions/provider-timing.ts';
import { cancelWithin } from '../transactions/cancel-payment.ts';
import { insertFact, writeFacts } from '../transactions/fact-store.ts';
import { isPaid, joinFacts, noFacts, deriveState } from '../transactions/facts.ts';
import { isHeld } from '../transactions/is-held.ts';
import { matchesQuote, lockItem } from '../transactions/items.ts';
import { toProviderOrder } from '../transactions/provider-order.ts';
import { reconcile, type Reconciled } from './reconcile.ts';
import { isCoverable } from '../transactions/sale-store.ts';
import {
  findTransaction,
  lockTransaction,
  markChargeStarted,
  findOpenTransaction,
  type PaymentTransaction,
  takePaymentStatus,
} from '../transactions/transaction-store.ts';

export type ChargeKind = { kind: 'pay'; proof: PaymentProof } | { kind: 'renew' };

export type Charged =
  | ({ ok: true } & Pick<Reconciled, 'transaction' | 'authenticateUrl'>)
  | {
      ok: false;
      reason:
        | 'not-found'
        | 'processor-unavailable'
        | 'price-changed'
        | 'already-paid'
        | 'payment-not-saved'
        | 'previous-transaction-failed'
        | 'payment-in-progress'
        | 'wording-not-released';
    };

type Begun =
  | { may: 'charge'; transaction: PaymentTransaction; again: boolean }
  /** Somebody else charges, or the provider decides. */
  | { may: 'read' }
  | { may: 'nothing'; transaction: PaymentTransaction }
  | Extract<Charged, { ok: false }>;

/**
 * Charges an open payment, whoever asks at the same time once: the charge is marked and committed before
 * the provider is asked, and where it was marked before, the provider is first asked what became of it.
 */
export async function chargeTransaction(ports: BillingPorts, id: string, what: ChargeKind): Promise<Charged> {
  const found = await findTransaction(ports.db, id);
  if (found === null) return { ok: false, reason: 'not-found' };
  const provider = ports.providers.find(found.processor);
  if (provider === null) {
    if (isPaid(found.state)) return { ok: true, transaction: found, authenticateUrl: null };
    return { ok: false, reason: 'processor-unavailable' };
  }
  const begun = await begin(ports, found);
  if ('ok' in begun) return begun;
  if (begun.may === 'nothing') return { ok: true, transaction: begun.transaction, authenticateUrl: null };
  if (begun.may === 'read') return answerOf(await reconcile(ports, id, 'status'));
  await failpoint('charge-marked');
  const { transaction, again } = begun;
  const order = await toProviderOrder(ports, transaction);
  const earlier = again ? await withTimeout(provider.read(order)) : null;
  const settled = earlier !== null && isUnderWay(earlier);
  await failpoint('charge-before-provider');
  const answer = settled ? earlier : await withTimeout(ask(provider, order, what));
  await failpoint('charge-after-provider');
  const source = what.kind;
  const after = await applyProviderStatus(ports, id, { number: null, source, answer: known(answer) });
  if (after === null) return { ok: false, reason: 'payment-not-saved' };
  return { ok: true, transaction: after, authenticateUrl: answer.ok ? answer.reading.authenticateUrl : null };
}

async function ask(
  provider: PaymentProvider,
  order: Awaited<ReturnType<typeof toProviderOrder>>,
  what: ChargeKind,
): Promise<Answer> {
  if (what.kind === 'pay') return provider.pay(order, what.proof);
  if (provider.renew === undefined) throw new Error(`${provider.processor} renews by itself`);
  return provider.renew(order);
}

/** An attempt that was asked for before, and may still come to something; or nobody knows. */
function isUnderWay(answer: Answer): boolean {
  if (!answer.ok) return answer.reason === 'unreachable';
  const { attempt, captured } = answer.reading;
  return captured > 0 || ['processing', 'pending-verification', 'approved'].includes(attempt);
}

/** A charge of something that the provider does not know has failed. */
function known(answer: Answer): Answer {
  if (answer.ok || answer.reason !== 'not-found') return answer;
  return { ok: false, reason: 'refused', failure: 'payment-attempt-failed' };
}

function answerOf(reconciled: Reconciled | null): Charged {
  if (reconciled === null) return { ok: false, reason: 'not-found' };
  const { transaction, authenticateUrl } = reconciled;
  return { ok: true, transaction, authenticateUrl };
}

/** From its commit on nobody else charges for a while, and nobody cancels to change the item. */
async function begin(ports: BillingPorts, { id, itemType, itemId }: PaymentTransaction): Promise<Begun> {
  const now = ports.clock();
  return inTransaction(ports.db, async (trx): Promise<Begun> => {
    const item = await lockItem(trx, { itemType, itemId });
    const locked = await lockTransaction(trx, id);
    if (locked === null) return { ok: false, reason: 'not-found' };
    const { state, chargingUntil, chargeStartedAt, quoteExpiresAt } = locked;
    if (isPaid(state) || state === 'cancelled') return { may: 'nothing', transaction: locked };
    if (state === 'pending-verification') return { may: 'read' };
    if (chargingUntil !== null && chargingUntil > now) return { may: 'read' };
    const expired = quoteExpiresAt !== null && quoteExpiresAt <= now;
    if (expired && chargeStartedAt !== null && state !== 'rejected') return { may: 'read' };
    if (expired || item === null) {
      await cancelWithin(ports, trx, locked, { because: 'expired', now });
      if (item === null) return { ok: false, reason: 'not-found' };
      return { ok: false, reason: state === 'rejected' ? 'previous-transaction-failed' : 'price-changed' };
    }
    if (state === 'rejected' && (await findOpenTransaction(trx, itemType, itemId)) !== null) {
      return { ok: false, reason: 'payment-in-progress' };
    }
    // What a refused payment was for may have changed or been paid since.
    const covered = locked.saleId === null || !(await isCoverable(trx, locked.saleId));
    if (covered || !(await matchesQuote(trx, item, locked.quote))) {
      const because = covered ? 'paid-otherwise' : 'answers-changed';
      await cancelWithin(ports, trx, locked, { because, now });
      return { ok: false, reason: covered ? 'already-paid' : 'price-changed' };
    }
    if (item.type === 'agreement' && (await isHeld(ports, trx, item.agreement))) {
      // What was asked for before may have been taken.
      if (chargeStartedAt !== null && state !== 'rejected') return { may: 'read' };
      return { ok: false, reason: 'wording-not-released' };
    }
    if (!(await hasReservation(trx, id, now))) {
      if (chargeStartedAt !== null && state !== 'rejected') return { may: 'read' };
      await cancelWithin(ports, trx, locked, { because: 'discount-gone', now });
      return { ok: false, reason: 'price-changed' };
    }
    const attemptReading = await takePaymentStatus(trx, id);
    const facts = joinFacts(locked.facts, { ...noFacts, attempt: 'processing', attemptReading });
    const transaction = { ...locked, facts, state: deriveState(facts, locked) };
    await markChargeStarted(trx, id, now);
    await writeFacts(trx, id, {
      ...transaction,
      nextCheckAt: new Date(now.getTime() + 30_000),
      chargingUntil: new Date(now.getTime() + chargeLease),
      now,
    });
    await insertFact(trx, { transactionId: id, source: 'own', facts: { charging: true }, now });
    return { may: 'charge', transaction, again: chargeStartedAt !== null };
  });
}
