import { inTransaction } from '../../platform/database/in-transaction.ts';
import { mailMethodExpiring, mailRenewalNotice } from './plan-mail.ts';
import { findMethod } from '../payment-methods/payment-method-store.ts';
import type { BillingPorts } from '../ports.ts';
import { dueSubscriptions, unannouncedRenewals, withExpiringCards } from './due-store.ts';
import { renewPlan } from './renew-plan.ts';
import {
  changeSubscription,
  findSubscription,
  lockSubscription,
} from '../../consent/plans/subscription-store.ts';

const day = 86_400_000;
/** Days before a renewal by the year, and before the end of a card, at which its owner is told. */
const noticeDays = 7;
const cardDays = 30;

export interface RenewalsDone {
  /** Subscriptions that were looked at. */
  due: number;
  /** Those at which something broke; they are looked at again with the next run. */
  faults: { subscription: string; error: unknown }[];
}

/** Everything about plans that time alone brings: the job calls it again and again, repetitions are harmless. */
export async function renewPlans(ports: BillingPorts): Promise<RenewalsDone> {
  await announceRenewals(ports);
  await announceCards(ports);
  const done: RenewalsDone = { due: 0, faults: [] };
  for (let after = ''; ;) {
    const ids = await dueSubscriptions(ports.db, ports.clock(), after);
    for (const id of ids) {
      done.due += 1;
      try {
        await renewPlan(ports, id);
      } catch (error) {
        // One that breaks must not keep the others from being renewed.
        done.faults.push({ subscription: id, error });
      }
    }
    const last = ids.at(-1);
    if (last === undefined) return done;
    after = last;
  }
}

async function announceRenewals(ports: BillingPorts): Promise<void> {
  const now = ports.clock();
  const until = new Date(now.getTime() + noticeDays * day);
  for (const id of await unannouncedRenewals(ports.db, { now, until })) {
    await inTransaction(ports.db, async (trx) => {
      const subscription = await lockSubscription(trx, id);
      if (subscription === null || subscription.notifiedPeriod > subscription.periodNo) return;
      const { paymentMethodId, periodNo } = subscription;
      const method = paymentMethodId === null ? null : await findMethod(trx, paymentMethodId);
      await mailRenewalNotice(ports, trx, { subscription, method, now });
      await changeSubscription(trx, id, { notified_period: periodNo + 1 });
    });
  }
}

async function announceCards(ports: BillingPorts): Promise<void> {
  const now = ports.clock();
  const until = new Date(now.getTime() + cardDays * day);
  for (const { subscriptionId, methodId } of await withExpiringCards(ports.db, { now, until })) {
    await inTransaction(ports.db, async (trx) => {
      const subscription = await findSubscription(trx, subscriptionId);
      const method = await findMethod(trx, methodId);
      if (subscription === null || method === null) return;
      const { expiresMonth, expiresYear } = method;
      if (expiresMonth === null || expiresYear === null) return;
      const expiring = { ...method, expiresMonth, expiresYear };
      await mailMethodExpiring(ports, trx, { subscription, method: expiring, now });
    });
  }
}
