import type { Transaction } from '../../platform/database/schema.ts';
import type { BillingPorts } from '../ports.ts';
import { endPlan } from './end-plan.ts';
import { findPeriodByTransaction } from './period-store.ts';
import { lockSubscription } from '../../consent/plans/subscription-store.ts';

/** Ends a plan whose current period was paid back in full; of a period that is over nothing is revoked. */
export async function revokePlan(
  ports: Pick<BillingPorts, 'enqueue'>,
  trx: Transaction,
  { transactionId, now }: { transactionId: string; now: Date },
): Promise<void> {
  const period = await findPeriodByTransaction(trx, transactionId);
  if (period === null) return;
  const subscription = await lockSubscription(trx, period.subscriptionId);
  if (subscription === null || subscription.state === 'ended') return;
  if (subscription.periodNo !== period.periodNo) return;
  await endPlan(ports, trx, { subscription, because: 'refunded', now });
}
