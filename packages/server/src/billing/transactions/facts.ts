import type { PaymentReason, TransactionStatus } from '@clausewright/contract';
import type { AttemptState, DisputeState, TransactionState } from '../../platform/database/billing-schema.ts';

/**
 * What is known of a payment. Every field only grows in its own order, so that the same readings end in
 * the same facts however often and in whatever order they arrive.
 */
export interface Facts {
  /** Number of the reading that said how the attempt stands; a later one replaces it. */
  attemptReading: number;
  attempt: AttemptState;
  failure: PaymentReason | null;
  /** Greatest sums seen, in minor units. */
  captured: number;
  refunded: number;
  disputeReading: number;
  dispute: DisputeState;
}

export const noFacts: Facts = {
  attemptReading: 0,
  attempt: 'created',
  failure: null,
  captured: 0,
  refunded: 0,
  disputeReading: 0,
  dispute: 'none',
};

export const transactionStates = [
  'created',
  'requires-action',
  'processing',
  'pending-verification',
  'approved',
  'rejected',
  'cancelled',
  'partially-refunded',
  'refunded',
  'disputed',
] as const satisfies readonly TransactionState[];

/** Number of a cancellation of ours: no reading of an attempt comes after it, money still counts. */
export const latestStatus = 2_147_483_647;

/** Least upper bound of both: commutative, associative and idempotent. */
export function joinFacts(one: Facts, other: Facts): Facts {
  const attempt = later(one, other, 'attemptReading', ({ attempt, failure }) => `${attempt} ${failure}`);
  const dispute = later(one, other, 'disputeReading', ({ dispute }) => dispute);
  return {
    attemptReading: attempt.attemptReading,
    attempt: attempt.attempt,
    failure: attempt.failure,
    captured: Math.max(one.captured, other.captured),
    refunded: Math.max(one.refunded, other.refunded),
    disputeReading: dispute.disputeReading,
    dispute: dispute.dispute,
  };
}

/** Two that say they are the same reading are told apart by their content, so that order cannot matter. */
function later(
  one: Facts,
  other: Facts,
  reading: 'attemptReading' | 'disputeReading',
  content: (facts: Facts) => string,
): Facts {
  if (one[reading] !== other[reading]) return one[reading] > other[reading] ? one : other;
  return content(one) >= content(other) ? one : other;
}

export function sameFacts(one: Facts, other: Facts): boolean {
  return (Object.keys(one) as (keyof Facts)[]).every((name) => one[name] === other[name]);
}

export interface Due {
  /** Minor units that the quote asks for. */
  amount: number;
  /** Why money that came does not count; null where it does. */
  mismatch: string | null;
}

/** Whether what came is what the quote asks for, whatever became of it later. */
export function covers({ captured, attempt }: Facts, { amount, mismatch }: Due): boolean {
  if (mismatch !== null) return false;
  return amount === 0 ? attempt === 'approved' : captured >= amount;
}

/** The state follows from the facts alone: never from the state before. */
export function deriveState(facts: Facts, due: Due): TransactionState {
  const { captured, refunded, dispute, attempt } = facts;
  const covered = covers(facts, due);
  // What came beside the price may go back without touching the sale.
  const less = captured - refunded < due.amount;
  const returned = captured > 0 && refunded >= captured;
  if (dispute === 'open') return 'disputed';
  if (covered && returned) return 'refunded';
  if (dispute === 'lost') return 'disputed';
  if (covered) return less ? 'partially-refunded' : 'approved';
  if (captured > refunded) return 'pending-verification';
  // Money that never counted and went back: the sale may be tried again.
  if (returned) return 'cancelled';
  return attempt === 'approved' ? 'processing' : attempt;
}

const paidStates: ReadonlySet<TransactionState> = new Set([
  'approved',
  'partially-refunded',
  'refunded',
  'disputed',
]);

/** Whether the price of the sale was taken, whatever became of the money later. */
export function isPaid(state: TransactionState): boolean {
  return paidStates.has(state);
}

/** Specification 4: the five states that people see. */
export const publicStatuses: Readonly<Record<TransactionState, TransactionStatus>> = {
  created: 'processing',
  'requires-action': 'processing',
  processing: 'processing',
  'pending-verification': 'pending-verification',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
  'partially-refunded': 'approved',
  refunded: 'approved',
  disputed: 'approved',
};
