import type { Subscription } from '../../consent/plans/subscription-store.ts';
import type { RetryPolicy } from './decline-policy.ts';

const day = 86_400_000;

/** Days after the end of a period on which a renewal that failed is tried again. */
const retryDays = [1, 3, 5, 7] as const;

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
