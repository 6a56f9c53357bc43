import { lockConsent } from '../../consent/consents/consent-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { QuoteItem } from '../quotes/quote.ts';
import type { PaymentTransaction } from '../transactions/transaction-store.ts';
import { mandateText } from './mandate-text.ts';
import { findPeriod, findPeriodByTransaction, setPeriod } from './period-store.ts';
import { calculatePeriod } from '../../consent/plans/periods.ts';
import {
  changeSubscription,
  insertSubscription,
  liveSubscription,
  lockSubscription,
  type Subscription,
} from '../../consent/plans/subscription-store.ts';

export type Covered =
  | { ok: true; subscriptionId: string; repeated: boolean }
  /** The consent is gone, or its plan is paid by another payment: the money is due back. */
  | { ok: false; reason: 'refund-due' };

type Paid = Pick<
  PaymentTransaction,
  'id' | 'processor' | 'quote' | 'currency' | 'language' | 'paymentMethodId'
>;
type PlanItem = Extract<QuoteItem, { type: 'consent' }>;
const refundDue = { ok: false, reason: 'refund-due' } as const;

/**
 * What a payment for a plan brings about: the first one begins the subscription, a later one takes it to its
 * next period, also when it comes late. Repeating it changes nothing. `planReference` is the name that a
 * provider which renews by itself gave the subscription.
 */
export async function coverPeriod(
  trx: Transaction,
  { transaction, planReference = null, now }: { transaction: Paid; planReference?: string | null; now: Date },
): Promise<Covered> {
  const { item } = transaction.quote;
  if (item.type !== 'consent') throw new Error(`not for a plan: ${transaction.id}`);
  // The consent first: it decides between two payments that both begin a plan.
  const consent = await lockConsent(trx, item.consentId);
  if (consent === null) return refundDue;
  const earlier = await findPeriodByTransaction(trx, transaction.id);
  if (item.subscriptionId === null) {
    if (earlier !== null) return { ok: true, subscriptionId: earlier.subscriptionId, repeated: true };
    return begin(trx, { item, transaction, customerId: consent.ownerId, planReference, now });
  }
  return advance(trx, { item, transaction, subscriptionId: item.subscriptionId });
}

interface Beginning {
  item: PlanItem;
  transaction: Paid;
  customerId: string;
  planReference: string | null;
  now: Date;
}

async function begin(
  trx: Transaction,
  { item, transaction, customerId, planReference, now }: Beginning,
): Promise<Covered> {
  if ((await liveSubscription(trx, item.consentId)) !== null) return refundDue;
  const { plan } = item;
  const { language, currency } = transaction;
  const first = calculatePeriod(now, plan, 1);
  const subscriptionId = await insertSubscription(trx, {
    consentId: item.consentId,
    customerId,
    plan,
    currency,
    processor: transaction.processor,
    paymentMethodId: transaction.paymentMethodId,
    providerReference: planReference,
    periodEndsAt: first.endsAt,
    mandate: mandateText(language, { plan, currency, nextCharge: first.endsAt }),
    discountCodeId: transaction.quote.discountCode?.id ?? null,
    discountPeriodsLeft: discountPeriodsAfter(transaction),
    now,
  });
  await setPeriod(trx, { subscriptionId, periodNo: 1, transactionId: transaction.id, ...first });
  return { ok: true, subscriptionId, repeated: false };
}

async function advance(
  trx: Transaction,
  { item, transaction, subscriptionId }: { item: PlanItem; transaction: Paid; subscriptionId: string },
): Promise<Covered> {
  const subscription = await lockSubscription(trx, subscriptionId);
  if (subscription === null) return refundDue;
  const { periodNo } = item;
  if (periodNo <= subscription.periodNo) {
    const period = await findPeriod(trx, subscriptionId, periodNo);
    return period?.transactionId === transaction.id
      ? { ok: true, subscriptionId, repeated: true }
      : refundDue;
  }
  if (periodNo !== subscription.periodNo + 1) return refundDue;
  // One that ended while its payment was under way lives on, unless another plan took its place.
  const ended = subscription.state === 'ended';
  if (ended && (await liveSubscription(trx, subscription.consentId)) !== null) return refundDue;
  const period = calculatePeriod(subscription.anchorAt, subscription.plan, periodNo);
  await setPeriod(trx, { subscriptionId, periodNo, transactionId: transaction.id, ...period });
  await changeSubscription(trx, subscriptionId, {
    state: 'active',
    period_no: periodNo,
    period_ends_at: period.endsAt,
    failed_tries: 0,
    next_try_at: null,
    ended_at: null,
    ended_because: null,
    discount_periods_left: discountPeriodsAfter(transaction),
    ...methodAfter(subscription, transaction),
  });
  return { ok: true, subscriptionId, repeated: false };
}

/** The quote says for how many periods its code held before this one. */
function discountPeriodsAfter({ quote: { discountCode } }: Paid): number {
  return Math.max(0, (discountCode?.periods ?? 1) - 1);
}

/** What paid now pays next time, where it can. */
function methodAfter(subscription: Subscription, { processor, paymentMethodId }: Paid) {
  if (paymentMethodId === null || paymentMethodId === subscription.paymentMethodId) return {};
  return { processor, payment_method_id: paymentMethodId };
}
