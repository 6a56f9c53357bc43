import { tellPlanChanged } from './tell-plan-changed.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { addToProviderOutbox } from '../provider-outbox/provider-outbox-store.ts';
import type { BillingPorts } from '../ports.ts';
import { changeSubscription, type Subscription } from '../../consent/plans/subscription-store.ts';

/** cancelled: as its owner wished. unpaid: no renewal came. revoked: the payer withdrew every authorisation. */
export type EndReason = 'cancelled' | 'unpaid' | 'revoked' | 'refunded';

/** Ends a locked subscription that lives; a provider that renews it by itself is told. */
export async function endPlan(
  ports: Pick<BillingPorts, 'enqueue'>,
  trx: Transaction,
  { subscription, because, now }: { subscription: Subscription; because: EndReason; now: Date },
): Promise<void> {
  await changeSubscription(trx, subscription.id, {
    state: 'ended',
    next_try_at: null,
    ended_at: now,
    ended_because: because,
  });
  await settlePlan(ports.enqueue, trx, subscription, now);
  await tellPlanChanged(ports, trx, subscription.id, now);
}

/** Ends a locked plan with its paid period; one whose period is over ends at once. Repeating it is harmless. */
export async function cancelWithPeriod(
  ports: Pick<BillingPorts, 'enqueue'>,
  trx: Transaction,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  if (subscription.state === 'ended' || subscription.cancelAtPeriodEnd) return;
  await changeSubscription(trx, subscription.id, { cancel_at_period_end: true });
  if (now >= subscription.periodEndsAt) {
    await endPlan(ports, trx, { subscription, because: 'cancelled', now });
    return;
  }
  await settlePlan(ports.enqueue, trx, subscription, now);
  await tellPlanChanged(ports, trx, subscription.id, now);
}

/** Has the provider do with its subscription what our row says. */
export async function settlePlan(
  enqueue: BillingPorts['enqueue'],
  trx: Transaction,
  { processor, providerReference }: Subscription,
  now: Date,
): Promise<void> {
  if (providerReference === null) return;
  await addToProviderOutbox(
    trx,
    enqueue,
    [{ processor, errand: 'settle-plan', reference: providerReference }],
    now,
  );
}
