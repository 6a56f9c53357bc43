import { tellPlanChanged } from '../plan-periods/tell-plan-changed.ts';
import { mailPlanEnded, mailRenewalFailed } from './plan-mail.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { BillingPorts } from '../ports.ts';
import { type Refusal, retryPolicy } from './decline-policy.ts';
import { endPlan } from '../plan-periods/end-plan.ts';
import { nextRetry } from './retry-schedule.ts';
import { changeSubscription, type Subscription } from '../../consent/plans/subscription-store.ts';

/**
 * Counts a renewal that failed and says when it is tried again. Its owner is told at the first time and when
 * nothing follows any more; without a method to charge (`refusal` null) that is at once.
 */
export async function failRenewal(
  ports: Pick<BillingPorts, 'enqueue' | 'publicUrl' | 'operatorName'>,
  trx: Transaction,
  { subscription, refusal, now }: { subscription: Subscription; refusal: Refusal | null; now: Date },
): Promise<void> {
  const policy = refusal === null ? 'never' : retryPolicy(refusal);
  if (policy === 'stop') {
    await endPlan(ports, trx, { subscription, because: 'revoked', now });
    await mailPlanEnded(ports, trx, { subscription, because: 'revoked', now });
    return;
  }
  const failedTries = subscription.failedTries + 1;
  const next = nextRetry(subscription, { failedTries, policy, now });
  await changeSubscription(trx, subscription.id, {
    state: 'past-due',
    failed_tries: failedTries,
    next_try_at: next,
  });
  if (subscription.state !== 'past-due') await tellPlanChanged(ports, trx, subscription.id, now);
  if (failedTries > 1 && next !== null) return;
  const told = { subscription: { ...subscription, failedTries }, failure: refusal?.failure ?? null };
  await mailRenewalFailed(ports, trx, { ...told, again: next !== null, now });
}
