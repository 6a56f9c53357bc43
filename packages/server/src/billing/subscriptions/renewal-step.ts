import type { PaymentTransaction } from '../transactions/transaction-store.ts';
import type { RetryPolicy } from './decline-policy.ts';
import { graceEnd } from '../../consent/plans/plan-state.ts';
import type { Subscription } from '../../consent/plans/subscription-store.ts';

const day = 86_400_000;

/** Days after the end of a period on which a renewal that failed is tried again. */
export const retryDays = [1, 3, 5, 7] as const;

/** try: open the payment of the next period. charge: it was opened, but nobody charges it. */
export type RenewalStep =
  | 'wait'
  | 'try'
  | 'charge'
  | 'count-failure'
  | 'forget-try'
  | 'end-cancelled'
  | 'end-unpaid';

interface Facts {
  subscription: Subscription;
  /** The payment that is to cover the next period; null between tries. */
  payment: Pick<PaymentTransaction, 'state' | 'chargingUntil'> | null;
  now: Date;
}

/** What is to be done next with a live subscription, by what is known of it alone. */
export function renewalStep({ subscription, payment, now }: Facts): RenewalStep {
  const { state, periodEndsAt, cancelAtPeriodEnd, providerReference, nextTryAt } = subscription;
  if (state === 'ended' || now < periodEndsAt) return 'wait';
  if (payment !== null) return stepOfPayment(payment, now);
  if (cancelAtPeriodEnd) return 'end-cancelled';
  const overdue = now >= graceEnd(subscription);
  // A seller of record renews by itself, and tells of it; silence through all days of grace is an end.
  if (providerReference !== null) return overdue ? 'end-unpaid' : 'wait';
  if (overdue && state === 'past-due') return 'end-unpaid';
  if (nextTryAt === null) return state === 'active' ? 'try' : 'wait';
  return nextTryAt <= now ? 'try' : 'wait';
}

function stepOfPayment({ state, chargingUntil }: NonNullable<Facts['payment']>, now: Date): RenewalStep {
  // Also one that was asked for, and that the provider does not know.
  if (state === 'created') return chargingUntil === null || chargingUntil <= now ? 'charge' : 'wait';
  if (state === 'rejected') return 'count-failure';
  return state === 'cancelled' ? 'forget-try' : 'wait';
}

/** When a renewal that failed so often is tried again; null: not without the person. */
export function nextRetry(
  { periodEndsAt }: Pick<Subscription, 'periodEndsAt'>,
  { failedTries, policy, now }: { failedTries: number; policy: RetryPolicy; now: Date },
): Date | null {
  if (policy === 'never' || policy === 'stop') return null;
  if (policy === 'once' && failedTries > 1) return null;
  const days = retryDays[failedTries - 1];
  if (days === undefined) return null;
  const planned = new Date(periodEndsAt.getTime() + days * day);
  // Where the scheduler came late, tries keep a day between them.
  return planned > now ? planned : new Date(now.getTime() + day);
}
