import type { Processor } from '../../platform/database/billing-schema.ts';
import { tellPlanChanged } from '../plan-periods/tell-plan-changed.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { mailPlanEnded } from './plan-mail.ts';
import { isProviderTaskWaiting } from '../provider-outbox/provider-outbox-store.ts';
import type { BillingPorts } from '../ports.ts';
import { lockItem } from '../transactions/items.ts';
import { endPlan } from '../plan-periods/end-plan.ts';
import {
  changeSubscription,
  findByProviderReference,
  lockSubscription,
} from '../../consent/plans/subscription-store.ts';

type Mirrored = 'done' | 'unknown' | 'unreachable';

/**
 * Brings a plan that its provider renews to what the provider says of it: what the payer or the operator
 * did there is done here. What was decided here and waits to be told stays. `unknown`: it is none of ours.
 */
export async function mirrorPlan(
  ports: BillingPorts,
  { processor, reference }: { processor: Processor; reference: string },
): Promise<Mirrored> {
  const { db, clock } = ports;
  const found = await findByProviderReference(db, { processor, reference });
  if (found === null) return 'unknown';
  const plans = ports.providers.find(processor)?.plans;
  if (plans === undefined) return 'unreachable';
  const read = await plans.read(reference);
  if (!read.ok) return read.reason === 'unreachable' ? 'unreachable' : 'unknown';
  return inTransaction(db, async (trx): Promise<Mirrored> => {
    await lockItem(trx, { itemType: 'consent', itemId: found.consentId });
    const subscription = await lockSubscription(trx, found.id);
    if (subscription === null || subscription.state === 'ended') return 'done';
    if (await isProviderTaskWaiting(trx, { processor, errand: 'settle-plan', reference })) return 'done';
    const now = clock();
    if (read.state === 'ended') {
      const because =
        subscription.cancelAtPeriodEnd || now < subscription.periodEndsAt ? 'cancelled' : 'unpaid';
      await endPlan(ports, trx, { subscription, because, now });
      await mailPlanEnded(ports, trx, { subscription, because, now });
      return 'done';
    }
    // Once the period is over only its payment makes the plan active again.
    const overdue = read.state === 'overdue' && now >= subscription.periodEndsAt;
    const isEnding = read.state === 'ending';
    await changeSubscription(trx, subscription.id, {
      cancel_at_period_end: isEnding,
      ...(overdue && { state: 'past-due' }),
    });
    if (isEnding !== subscription.cancelAtPeriodEnd || (overdue && subscription.state !== 'past-due')) {
      await tellPlanChanged(ports, trx, subscription.id, now);
    }
    return 'done';
  });
}
