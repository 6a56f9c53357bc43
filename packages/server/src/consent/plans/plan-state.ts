import type { Subscription } from './subscription-store.ts';

/** Days for which a plan whose renewal failed goes on serving. */
export const graceDays = 14;

/** none: never paid. grace: its period is over and the renewal is not paid yet. */
export type PlanState = 'none' | 'paid' | 'grace' | 'ended';

type Facts = Pick<Subscription, 'state' | 'periodEndsAt' | 'cancelAtPeriodEnd'>;

/** When an unpaid plan ends. */
export function graceEnd({ periodEndsAt }: Pick<Facts, 'periodEndsAt'>): Date {
  return new Date(periodEndsAt.getTime() + graceDays * 86_400_000);
}

/** What the plan of a consent is worth at a moment, given its latest subscription. */
export function planStateAt(subscription: Facts | null, now: Date): PlanState {
  if (subscription === null) return 'none';
  if (subscription.state === 'ended') return 'ended';
  if (now < subscription.periodEndsAt) return 'paid';
  if (subscription.cancelAtPeriodEnd) return 'ended';
  return now < graceEnd(subscription) ? 'grace' : 'ended';
}
