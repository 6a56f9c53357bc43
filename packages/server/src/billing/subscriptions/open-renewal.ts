import { tellPlanChanged } from '../plan-periods/tell-plan-changed.ts';
import { findAccount } from '../../customers/customer-store.ts';
import { insertAuditOnce } from '../../platform/database/audit-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { mailRenewalFailed } from './plan-mail.ts';
import { findMethod, listSavedMethods, type SavedMethod } from '../payment-methods/payment-method-store.ts';
import type { Alert, BillingPorts } from '../ports.ts';
import { quotePurchase } from '../quotes/quote-purchase.ts';
import type { CheckedBuyer } from '../tax/check-buyer.ts';
import { completeZeroAmountSale } from '../settlement/complete-zero-amount-sale.ts';
import { lockItem } from '../transactions/items.ts';
import { findOpenSale } from '../transactions/sale-store.ts';
import {
  findTransaction,
  insertTransaction,
  findOpenTransaction,
} from '../transactions/transaction-store.ts';
import { failRenewal } from './fail-renewal.ts';
import { findPeriod, isPlanDisputed, setPeriod } from '../plan-periods/period-store.ts';
import { calculatePeriod } from '../../consent/plans/periods.ts';
import { renewalStep } from './renewal-step.ts';
import {
  changeSubscription,
  lockSubscription,
  type Subscription,
} from '../../consent/plans/subscription-store.ts';

/** opened: a payment waits to be charged. done: nothing is left to charge. postponed: it cannot be priced, or is disputed. */
export type OpenedRenewal = 'opened' | 'done' | 'postponed';

const day = 86_400_000;

/**
 * Opens the payment of the next period of a subscription, once however many try at the same time: the
 * consent is locked, and what is to be done is judged again under the lock.
 */
export async function openRenewal(
  ports: BillingPorts,
  { consentId, id }: Pick<Subscription, 'consentId' | 'id'>,
  buyer: CheckedBuyer,
): Promise<OpenedRenewal> {
  const now = ports.clock();
  const alerts: Alert[] = [];
  const opened = await inTransaction(ports.db, async (trx): Promise<OpenedRenewal> => {
    const item = await lockItem(trx, { itemType: 'consent', itemId: consentId });
    const subscription = await lockSubscription(trx, id);
    if (item?.type !== 'consent' || subscription === null) return 'done';
    const periodNo = subscription.periodNo + 1;
    const period = await findPeriod(trx, id, periodNo);
    if ((period?.transactionId ?? null) !== null) return 'opened';
    if (renewalStep({ subscription, payment: null, now }) !== 'try') return 'done';
    // Somebody pays for it at this moment.
    if ((await findOpenTransaction(trx, 'consent', consentId)) !== null) return 'done';
    if (await isPlanDisputed(trx, id)) {
      // Whoever has asked the bank for its money back is not charged again until that is settled.
      await changeSubscription(trx, id, { next_try_at: new Date(now.getTime() + day) });
      return 'postponed';
    }
    const account = await findAccount(trx, subscription.customerId);
    if (account === null) return 'done';
    const method = await methodFor(ports, trx, subscription);
    const quoted = await quotePurchase(ports, trx, {
      item: {
        type: 'consent',
        consent: item.consent,
        planCode: subscription.plan.code,
        subscription: { id, periodNo },
      },
      buyer,
      discountCode: null,
      provider: method === null ? null : ports.providers.find(method.processor),
      connectionCountry: null,
      language: account.language,
      now,
    });
    if (!quoted.ok) {
      // Looked at again tomorrow, and unpaid until then as any other: its owner knows why it may end.
      await changeSubscription(trx, id, { state: 'past-due', next_try_at: new Date(now.getTime() + day) });
      if (subscription.state !== 'past-due') await tellPlanChanged(ports, trx, id, now);
      const action = `subscription.renewal-without-price:${periodNo}`;
      const about = { objectType: 'subscription', objectId: id, at: now };
      const first = await insertAuditOnce(trx, { actor: 'renewal', action, ...about });
      if (first) {
        alerts.push({ subscription: id, what: 'renewal-without-price' });
        await mailRenewalFailed(ports, trx, { subscription, failure: null, again: true, now });
      }
      return 'postponed';
    }
    const { quote } = quoted;
    if (method === null && quote.total > 0) {
      await failRenewal(ports, trx, { subscription, refusal: null, now });
      return 'done';
    }
    const transactionId = await insertTransaction(trx, {
      itemType: 'consent',
      itemId: consentId,
      saleId: await findOpenSale(trx, { itemType: 'consent', itemId: consentId, now }),
      kind: 'renewal',
      processor: quote.total === 0 || method === null ? 'none' : method.processor,
      quote,
      customerId: account.id,
      email: account.email,
      language: account.language,
      withdrawalConsentAt: null,
      paymentMethodId: method?.id ?? null,
      saveMethod: false,
      now,
    });
    const next = calculatePeriod(subscription.anchorAt, subscription.plan, periodNo);
    await setPeriod(trx, { subscriptionId: id, periodNo, transactionId, ...next });
    if (quote.total > 0) return 'opened';
    const transaction = await findTransaction(trx, transactionId);
    if (transaction === null) throw new Error('a renewal that was opened does not exist');
    await completeZeroAmountSale(ports, trx, { transaction, item, actor: 'renewal', now });
    return 'done';
  });
  await failpoint('renewal-opened');
  for (const alert of alerts) ports.alert(alert);
  return opened;
}

/** The method of the plan, else another of the customer that can be charged without the person. */
async function methodFor(
  { providers }: Pick<BillingPorts, 'providers'>,
  trx: Transaction,
  { paymentMethodId, customerId }: Subscription,
): Promise<SavedMethod | null> {
  const own = paymentMethodId === null ? null : await findMethod(trx, paymentMethodId);
  const candidates = own === null ? await listSavedMethods(trx, customerId) : [own];
  return candidates.find(({ processor }) => providers.find(processor)?.renew !== undefined) ?? null;
}
