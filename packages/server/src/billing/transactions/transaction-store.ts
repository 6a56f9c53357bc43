import type { Language, PaymentReason } from '@clausewright/contract';
import { type Selectable, sql } from 'kysely';
import type { ItemType, Processor, TransactionState } from '../../platform/database/billing-schema.ts';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database, Schema, Transaction } from '../../platform/database/schema.ts';
import type { JsonObject } from '../../platform/database/json.ts';
import { hashQuote, type Quote } from '../quotes/quote.ts';
import { nextCheck } from './check-schedule.ts';
import type { Facts } from './facts.ts';

export interface PaymentTransaction {
  id: string;
  itemType: ItemType;
  itemId: string;
  saleId: string | null;
  kind: 'purchase' | 'renewal';
  state: TransactionState;
  processor: Processor;
  quote: Quote;
  quoteHash: string;
  quoteExpiresAt: Date | null;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  /** Null for a visitor. */
  customerId: string | null;
  /** Where messages about it go; null where nobody gave an address or its account is deleted. */
  email: string | null;
  language: Language;
  /** Provider's name of the payment. */
  reference: string | null;
  facts: Facts;
  mismatch: string | null;
  surplus: boolean;
  readAt: Date | null;
  chargingUntil: Date | null;
  paymentMethodId: string | null;
  saveMethod: boolean;
  /** When the provider was first asked for money; null: nothing was asked by us. */
  chargeStartedAt: Date | null;
  createdAt: Date;
}

function transactionOf(row: Selectable<Schema['transactions']>): PaymentTransaction {
  return {
    id: row.id,
    itemType: row.item_type,
    itemId: row.item_id,
    saleId: row.sale_id,
    kind: row.kind,
    state: row.state,
    processor: row.processor,
    // Written by `insertTransaction`.
    quote: row.quote as unknown as Quote,
    quoteHash: row.quote_hash,
    quoteExpiresAt: row.quote_expires_at,
    amount: row.amount,
    currency: row.currency,
    customerId: row.customer_id,
    email: row.email,
    language: row.language,
    reference: row.provider_reference,
    facts: {
      attemptReading: row.attempt_reading,
      attempt: row.attempt_state,
      failure: row.failure as PaymentReason | null,
      captured: row.captured,
      refunded: row.refunded,
      disputeReading: row.dispute_reading,
      dispute: row.dispute_state,
    },
    mismatch: row.mismatch,
    surplus: row.surplus,
    readAt: row.read_at,
    chargingUntil: row.charging_until,
    paymentMethodId: row.payment_method_id,
    saveMethod: row.save_method,
    chargeStartedAt: row.charge_started_at,
    createdAt: row.created_at,
  };
}

const openStates = ['created', 'requires-action', 'processing', 'pending-verification'] as const;

/** The payment of an item that is open; one whose money does not match only where there is no other. */
export async function findOpenTransaction(
  db: Database,
  itemType: ItemType,
  itemId: string,
): Promise<PaymentTransaction | null> {
  const row = await db
    .selectFrom('transactions')
    .selectAll()
    .where('item_type', '=', itemType)
    .where('item_id', '=', itemId)
    .where('state', 'in', openStates)
    .orderBy(sql`mismatch is not null`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : transactionOf(row);
}

/** The payment of an item that was opened last, however it ended. */
export async function findLastTransaction(
  db: Database,
  itemType: ItemType,
  itemId: string,
): Promise<PaymentTransaction | null> {
  const row = await db
    .selectFrom('transactions')
    .selectAll()
    .where('item_type', '=', itemType)
    .where('item_id', '=', itemId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : transactionOf(row);
}

/** Where an account bought what it paid for last; null where nothing was paid. */
export async function findLastCountry(db: Database, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('transactions')
    .select(sql<string | null>`buyer ->> 'country'`.as('country'))
    .where('customer_id', '=', customerId)
    .where('captured', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.country ?? null;
}

/** All payments of an item, oldest first. */
export async function listTransactions(db: Database, itemId: string): Promise<PaymentTransaction[]> {
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(transactionOf);
}

/** The newest payments, all or those in a state. */
export async function newestTransactions(
  db: Database,
  { state, limit }: { state: TransactionState | null; limit: number },
): Promise<PaymentTransaction[]> {
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .$if(state !== null, (query) => query.where('state', '=', state))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(transactionOf);
}

/** Whether the bank has money of an item back: it does not change until that is settled. */
export async function isDisputed(db: Database, itemType: ItemType, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('transactions')
    .select('id')
    .where('item_type', '=', itemType)
    .where('item_id', '=', itemId)
    .where('dispute_state', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findTransaction(db: Database, id: string): Promise<PaymentTransaction | null> {
  const row = await db.selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : transactionOf(row);
}

export async function findByReference(
  db: Database,
  processor: Processor,
  reference: string,
): Promise<PaymentTransaction | null> {
  const row = await db
    .selectFrom('transactions')
    .selectAll()
    .where('processor', '=', processor)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  return row === undefined ? null : transactionOf(row);
}

export async function lockTransaction(trx: Transaction, id: string): Promise<PaymentTransaction | null> {
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : transactionOf(row);
}

export interface NewTransaction {
  itemType: ItemType;
  itemId: string;
  saleId: string;
  kind?: 'purchase' | 'renewal';
  processor: Processor;
  quote: Quote;
  customerId: string | null;
  email: string | null;
  language: Language;
  /** When an EU consumer agreed that delivery begins at once; null where nobody had to. */
  withdrawalConsentAt: Date | null;
  /** Hashes of the operator's own terms that the buyer agreed to. */
  terms?: readonly string[];
  paymentMethodId: string | null;
  saveMethod: boolean;
  now: Date;
}

/** Milliseconds for which a quote holds. */
export const quoteLifetime = 24 * 60 * 60_000;

/** Throws a unique violation on `transactions_one_open` while another one of the item is open. */
export async function insertTransaction(trx: Transaction, given: NewTransaction): Promise<string> {
  const id = newId();
  const { quote, now, withdrawalConsentAt, terms = [] } = given;
  const buyer: JsonObject = {
    ...quote.buyer,
    ...(withdrawalConsentAt !== null && { withdrawalConsentAt: withdrawalConsentAt.toISOString() }),
    ...(terms.length > 0 && { terms }),
  };
  await trx
    .insertInto('transactions')
    .values({
      id,
      item_type: given.itemType,
      item_id: given.itemId,
      sale_id: given.saleId,
      kind: given.kind ?? 'purchase',
      state: 'created',
      processor: given.processor,
      quote: json<JsonObject>({ ...quote }),
      quote_hash: hashQuote(quote),
      quote_expires_at: new Date(now.getTime() + quoteLifetime),
      amount: quote.total,
      currency: quote.currency,
      customer_id: given.customerId,
      email: given.email,
      language: given.language,
      buyer: json(buyer),
      payment_method_id: given.paymentMethodId,
      save_method: given.saveMethod,
      next_check_at: nextCheck(now, now),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Takes the number of a reading before the provider is asked: what was asked later is known better. */
export async function takePaymentStatus(db: Database, id: string): Promise<number> {
  const { readings } = await db
    .updateTable('transactions')
    .set({ readings: sql<number>`readings + 1` })
    .where('id', '=', id)
    .returning('readings')
    .executeTakeFirstOrThrow();
  return readings;
}

/** Keeps the first moment. */
export async function markChargeStarted(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('transactions')
    .set({ charge_started_at: now })
    .where('id', '=', id)
    .where('charge_started_at', 'is', null)
    .execute();
}

/** Answers the state beside it; null where money came already, which has its name. */
export async function setReference(
  db: Database,
  id: string,
  reference: string,
  now: Date,
): Promise<TransactionState | null> {
  const row = await db
    .updateTable('transactions')
    .set({ provider_reference: reference, updated_at: now })
    .where('id', '=', id)
    .where('captured', '=', 0)
    .returning('state')
    .executeTakeFirst();
  return row?.state ?? null;
}

export async function checkNextAt(trx: Transaction, id: string, at: Date): Promise<void> {
  await trx.updateTable('transactions').set({ next_check_at: at }).where('id', '=', id).execute();
}

/** Who pays, and how, when a payment is taken up again. */
export async function setPayer(
  trx: Transaction,
  id: string,
  payer: {
    customerId: string | null;
    email: string | null;
    paymentMethodId: string | null;
    saveMethod: boolean;
  },
): Promise<void> {
  await trx
    .updateTable('transactions')
    .set({
      customer_id: payer.customerId,
      email: payer.email,
      payment_method_id: payer.paymentMethodId,
      save_method: payer.saveMethod,
    })
    .where('id', '=', id)
    .execute();
}

export async function setMethod(trx: Transaction, id: string, paymentMethodId: string): Promise<void> {
  await trx
    .updateTable('transactions')
    .set({ payment_method_id: paymentMethodId })
    .where('id', '=', id)
    .execute();
}
