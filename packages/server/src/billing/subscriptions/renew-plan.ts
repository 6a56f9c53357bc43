import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { mailPlanEnded } from './plan-mail.ts';
import type { BillingPorts } from '../ports.ts';
import { chargeTransaction } from '../settlement/charge-transaction.ts';
import { isCharging } from '../transactions/cancel-payment.ts';
import { lockItem } from '../transactions/items.ts';
import { findTransaction, findOpenTransaction } from '../transactions/transaction-store.ts';
import { endPlan } from '../plan-periods/end-plan.ts';
import { failRenewal } from './fail-renewal.ts';
import { openRenewal } from './open-renewal.ts';
import { findPeriod, setPeriod } from '../plan-periods/period-store.ts';
import { calculatePeriod } from '../../consent/plans/periods.ts';
import { renewalBuyer } from './renewal-buyer.ts';
import { type RenewalStep, renewalStep } from './renewal-step.ts';
import { findResponse } from './response-store.ts';
import {
  findSubscription,
  lockSubscription,
  type Subscription,
} from '../../consent/plans/subscription-store.ts';

/** More than a subscription can need at one time: a crash in each place left one step. */
const mostSteps = 6;

/** Hours for which a renewal waits for an answer of the EU register before it is taxed without one. */
const viesPatience = 24;

/** Does with a subscription what its time asks for, step by step, each a transaction of its own. */
export async function renewPlan(ports: BillingPorts, id: string): Promise<void> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const subscription = await findSubscription(ports.db, id);
    if (subscription === null) return;
    const { step, transactionId } = await stepOf(ports, ports.db, subscription);
    if (!(await take(ports, subscription, step, transactionId))) return;
  }
}

async function stepOf(
  { clock }: Pick<BillingPorts, 'clock'>,
  db: BillingPorts['db'],
  subscription: Subscription,
): Promise<{ step: RenewalStep; transactionId: string | null }> {
  const period = await findPeriod(db, subscription.id, subscription.periodNo + 1);
  const transactionId = period?.transactionId ?? null;
  const payment = transactionId === null ? null : await findTransaction(db, transactionId);
  return { step: renewalStep({ subscription, payment, now: clock() }), transactionId };
}

/** False where nothing can follow now. */
async function take(
  ports: BillingPorts,
  subscription: Subscription,
  step: RenewalStep,
  transactionId: string | null,
): Promise<boolean> {
  // It may be this one that was cancelled: nothing more is charged until that is known.
  const charges = step === 'try' || step === 'charge';
  if (charges && (await ports.isCancellationWaiting(ports.db, subscription.customerId))) return false;
  switch (step) {
    case 'wait':
      return false;
    case 'try': {
      const buyer = await renewalBuyer(ports, subscription);
      const waited = ports.clock().getTime() - subscription.periodEndsAt.getTime();
      if (buyer.vatCheck === 'unknown' && waited < viesPatience * 3_600_000) return false;
      return (await openRenewal(ports, subscription, buyer)) === 'opened';
    }
    case 'charge': {
      if (transactionId === null) return false;
      return (await chargeTransaction(ports, transactionId, { kind: 'renew' })).ok;
    }
    default:
      return settleStep(ports, subscription, step);
  }
}

/** What needs no provider: judged again under the lock, so that it happens once. */
async function settleStep(
  ports: BillingPorts,
  { id, consentId }: Subscription,
  expected: RenewalStep,
): Promise<boolean> {
  return inTransaction(ports.db, async (trx): Promise<boolean> => {
    await lockItem(trx, { itemType: 'consent', itemId: consentId });
    const subscription = await lockSubscription(trx, id);
    if (subscription === null) return false;
    const { step, transactionId } = await stepOf(ports, trx, subscription);
    if (step !== expected) return true;
    const now = ports.clock();
    if (step === 'end-cancelled' || step === 'end-unpaid') {
      const open = await findOpenTransaction(trx, 'consent', consentId);
      if (open !== null && isCharging(open, now)) return false;
      const because = step === 'end-cancelled' ? 'cancelled' : 'unpaid';
      await endPlan(ports, trx, { subscription, because, now });
      await mailPlanEnded(ports, trx, { subscription, because, now });
      return false;
    }
    await forgetTry(trx, subscription);
    if (step === 'forget-try' || transactionId === null) return true;
    const failed = await findTransaction(trx, transactionId);
    if (failed === null) return true;
    const refusal = {
      processor: failed.processor,
      failure: failed.facts.failure,
      response: await findResponse(trx, transactionId),
    };
    await failRenewal(ports, trx, { subscription, refusal, now });
    return false;
  });
}

async function forgetTry(trx: Transaction, { id, periodNo, anchorAt, plan }: Subscription): Promise<void> {
  const next = calculatePeriod(anchorAt, plan, periodNo + 1);
  await setPeriod(trx, { subscriptionId: id, periodNo: periodNo + 1, transactionId: null, ...next });
}
