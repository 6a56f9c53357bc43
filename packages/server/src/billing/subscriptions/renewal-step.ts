import type { PaymentTransaction } from '../transactions/transaction-store.ts';
import { graceEnd } from '../../consent/plans/plan-state.ts';
import type { Subscription } from '../../consent/plans/subscription-store.ts';

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
