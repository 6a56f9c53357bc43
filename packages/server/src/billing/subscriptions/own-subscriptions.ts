import type { allSubscriptions, ResultOf } from '@clausewright/contract';
import { findDomains } from '../../consent/consents/consent-store.ts';
import { tellPlanChanged } from '../plan-periods/tell-plan-changed.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { describeMethod } from '../payment-methods/describe-method.ts';
import { listSavedMethods } from '../payment-methods/payment-method-store.ts';
import type { BillingPorts } from '../ports.ts';
import { cancelWithPeriod, settlePlan } from '../plan-periods/end-plan.ts';
import {
  changeSubscription,
  lockSubscription,
  type Subscription,
  subscriptionsByCustomer,
} from '../../consent/plans/subscription-store.ts';

type Ports = Pick<BillingPorts, 'db' | 'clock' | 'enqueue'>;
type Listed = ResultOf<typeof allSubscriptions>;

/** Own subscriptions, the live ones first. */
export async function listSubscriptions(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  session: Session,
): Promise<Outcome<Listed>> {
  const own = await subscriptionsByCustomer(db, session.customerId);
  const domains = await findDomains(
    db,
    own.map(({ consentId }) => consentId),
  );
  const methods = await listSavedMethods(db, session.customerId);
  const subscriptions = own.map((one) => {
    const method = methods.find(({ id }) => id === one.paymentMethodId);
    return {
      subscription_id: one.id,
      privacy_consent_id: one.consentId,
      domain: domains.get(one.consentId) ?? '',
      plan: one.plan.code,
      state: one.state,
      price: one.plan.price,
      currency: one.currency,
      started_at: one.anchorAt.toISOString(),
      period_ends_at: one.periodEndsAt.toISOString(),
      cancel_at_period_end: one.cancelAtPeriodEnd,
      next_charge_at: nextCharge(one)?.toISOString() ?? null,
      ended_at: one.endedAt?.toISOString() ?? null,
      method: method === undefined ? null : describeMethod(method, clock()),
    };
  });
  return { ok: true, value: { subscriptions } };
}

/** When a plan is charged next; null where it is not. */
export function nextCharge(one: Subscription): Date | null {
  if (one.state === 'ended' || one.cancelAtPeriodEnd) return null;
  return one.state === 'active' ? one.periodEndsAt : one.nextTryAt;
}

/** Ends a plan with its paid period; one whose period is over ends at once. Repeating it is harmless. */
export async function cancelPlan(ports: Ports, session: Session, id: string): Promise<Outcome<Listed>> {
  return withOwn(ports, session, id, async (trx, subscription, now) => {
    await cancelWithPeriod(ports, trx, subscription, now);
    return true;
  });
}

/** Takes a cancellation back; refused once the paid period is over. */
export async function resumePlan(ports: Ports, session: Session, id: string): Promise<Outcome<Listed>> {
  return withOwn(ports, session, id, async (trx, subscription, now) => {
    if (subscription.state === 'ended' || now >= subscription.periodEndsAt) return false;
    if (!subscription.cancelAtPeriodEnd) return true;
    await changeSubscription(trx, id, { cancel_at_period_end: false });
    await settlePlan(ports.enqueue, trx, subscription, now);
    await tellPlanChanged(ports, trx, id, now);
    return true;
  });
}

async function withOwn(
  ports: Ports,
  session: Session,
  id: string,
  work: (trx: Transaction, subscription: Subscription, now: Date) => Promise<boolean>,
): Promise<Outcome<Listed>> {
  const now = ports.clock();
  const done = await inTransaction(ports.db, async (trx) => {
    const subscription = await lockSubscription(trx, id);
    if (subscription === null || subscription.customerId !== session.customerId) return false;
    return work(trx, subscription, now);
  });
  return done ? listSubscriptions(ports, session) : { ok: false, reason: 'not-found' };
}
