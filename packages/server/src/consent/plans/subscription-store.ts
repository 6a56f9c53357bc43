import { sql } from 'kysely';
import { newId } from '../../platform/database/ids.ts';
import type { SubscriptionState } from '../../platform/database/billing-schema.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { PlanLength } from './periods.ts';

/** A plan of a consent as use cases see it. */
export interface Subscription {
  id: string;
  consentId: string;
  customerId: string;
  /** `price`: net minor units per period, as agreed. */
  plan: PlanLength & { code: string; price: number };
  currency: string;
  state: SubscriptionState;
  processor: string;
  paymentMethodId: string | null;
  /** Of a seller of record that renews by itself. */
  providerReference: string | null;
  /** First moment of the first period: all others are counted from it. */
  anchorAt: Date;
  /** The period that is paid, and its end. */
  periodNo: number;
  periodEndsAt: Date;
  cancelAtPeriodEnd: boolean;
  discountCodeId: string | null;
  discountPeriodsLeft: number;
  /** Of the renewal that is due. */
  failedTries: number;
  nextTryAt: Date | null;
  notifiedPeriod: number;
  createdAt: Date;
  endedAt: Date | null;
}

const columns = [
  'id',
  'consent_id as consentId',
  'customer_id as customerId',
  'plan as code',
  'plan_interval as interval',
  'plan_count as count',
  'price',
  'currency',
  'state',
  'processor',
  'payment_method_id as paymentMethodId',
  'provider_reference as providerReference',
  'anchor_at as anchorAt',
  'period_no as periodNo',
  'period_ends_at as periodEndsAt',
  'cancel_at_period_end as cancelAtPeriodEnd',
  'discount_code_id as discountCodeId',
  'discount_periods_left as discountPeriodsLeft',
  'failed_tries as failedTries',
  'next_try_at as nextTryAt',
  'notified_period as notifiedPeriod',
  'created_at as createdAt',
  'ended_at as endedAt',
] as const;

type Row = Omit<Subscription, 'plan'> & Subscription['plan'];

function subscriptionOf({ code, interval, count, price, ...row }: Row): Subscription {
  return { ...row, plan: { code, interval, count, price } };
}

function subscriptions(db: Database) {
  return db.selectFrom('subscriptions').select(columns);
}

export async function findSubscription(db: Database, id: string): Promise<Subscription | null> {
  const row = await subscriptions(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : subscriptionOf(row);
}

/** Holds the subscription against every other writer until the transaction ends. */
export async function lockSubscription(trx: Transaction, id: string): Promise<Subscription | null> {
  const row = await subscriptions(trx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : subscriptionOf(row);
}

/** Of a consent: the one that lives, at most one. */
export async function liveSubscription(db: Database, consentId: string): Promise<Subscription | null> {
  const row = await subscriptions(db)
    .where('consent_id', '=', consentId)
    .where('state', '!=', 'ended')
    .executeTakeFirst();
  return row === undefined ? null : subscriptionOf(row);
}

/** Of each consent the latest one, by the id of the consent. */
export async function latestSubscriptions(
  db: Database,
  consentIds: readonly string[],
): Promise<Map<string, Subscription>> {
  if (consentIds.length === 0) return new Map();
  const rows = await subscriptions(db)
    .distinctOn('consent_id')
    .where('consent_id', 'in', consentIds)
    .orderBy('consent_id')
    // A live one can only be the youngest.
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.consentId, subscriptionOf(row)]));
}

export interface NewSubscription {
  consentId: string;
  customerId: string;
  plan: Subscription['plan'];
  currency: string;
  processor: string;
  paymentMethodId: string | null;
  providerReference: string | null;
  periodEndsAt: Date;
  /** What the buyer agreed to about later charges. */
  mandate: string;
  discountCodeId: string | null;
  discountPeriodsLeft: number;
  now: Date;
}

/** Throws a unique violation on `subscriptions_one_live` while another one of the consent lives. */
export async function insertSubscription(trx: Transaction, given: NewSubscription): Promise<string> {
  const id = newId();
  await trx
    .insertInto('subscriptions')
    .values({
      id,
      consent_id: given.consentId,
      customer_id: given.customerId,
      plan: given.plan.code,
      plan_interval: given.plan.interval,
      plan_count: given.plan.count,
      price: given.plan.price,
      currency: given.currency,
      state: 'active',
      processor: given.processor,
      payment_method_id: given.paymentMethodId,
      provider_reference: given.providerReference,
      anchor_at: given.now,
      period_no: 1,
      period_ends_at: given.periodEndsAt,
      mandate: given.mandate,
      discount_code_id: given.discountCodeId,
      discount_periods_left: given.discountPeriodsLeft,
      created_at: given.now,
    })
    .execute();
  return id;
}

export interface SubscriptionChange {
  state?: SubscriptionState;
  processor?: string;
  payment_method_id?: string | null;
  provider_reference?: string | null;
  period_no?: number;
  period_ends_at?: Date;
  cancel_at_period_end?: boolean;
  discount_periods_left?: number;
  failed_tries?: number;
  next_try_at?: Date | null;
  notified_period?: number;
  ended_at?: Date | null;
  ended_because?: string | null;
}

export async function changeSubscription(
  db: Database,
  id: string,
  change: SubscriptionChange,
): Promise<void> {
  await db.updateTable('subscriptions').set(change).where('id', '=', id).execute();
}

/** Of a seller of record that renews by itself. */
export async function findByProviderReference(
  db: Database,
  { processor, reference }: { processor: string; reference: string },
): Promise<Subscription | null> {
  const row = await subscriptions(db)
    .where('processor', '=', processor)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  return row === undefined ? null : subscriptionOf(row);
}

/** Live ones first, then the newest. */
export async function subscriptionsByCustomer(db: Database, customerId: string): Promise<Subscription[]> {
  const rows = await subscriptions(db)
    .where('customer_id', '=', customerId)
    .orderBy((row) => row('state', '=', 'ended'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(subscriptionOf);
}

/** Whether a live plan is renewed with the method. */
export async function isPayingPlan(db: Database, methodId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('payment_method_id', '=', methodId)
    .where('state', '!=', 'ended')
    .where('cancel_at_period_end', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Has the method pay the live plans of its owner that we renew; what waits for a payment is tried at once. */
export async function payLivePlansWith(
  trx: Transaction,
  given: { customerId: string; methodId: string; processor: string; now: Date },
): Promise<void> {
  const { customerId, methodId, processor, now } = given;
  await trx
    .updateTable('subscriptions')
    .set({
      payment_method_id: methodId,
      processor,
      next_try_at: sql<Date | null>`case when state = 'past-due' then ${now} else next_try_at end`,
    })
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'ended')
    .where('provider_reference', 'is', null)
    .where(sql<boolean>`payment_method_id is distinct from ${methodId}`)
    .execute();
}
