import { newId } from '../../database/ids.ts';
import { json } from '../../database/json.ts';
import type { Database, Processor, Transaction, TransactionStatus } from '../../database/schema.ts';
import type { Quote } from '../quotes/quote.ts';

export interface PaymentTransaction {
  id: string;
  itemType: 'agreement' | 'consent';
  itemId: string;
  status: TransactionStatus;
  processor: Processor;
  quote: Quote;
  quoteHash: string;
  amount: number;
  currency: string;
  /** When the provider was first asked for money; null: nothing can have been charged. */
  chargeStartedAt: Date | null;
}

const columns = [
  'id',
  'item_type',
  'item_id',
  'status',
  'processor',
  'quote',
  'quote_hash',
  'amount',
  'currency',
  'charge_started_at',
] as const;

interface Row {
  id: string;
  item_type: 'agreement' | 'consent';
  item_id: string;
  status: TransactionStatus;
  processor: Processor;
  quote: unknown;
  quote_hash: string;
  amount: number;
  currency: string;
  charge_started_at: Date | null;
}

function transactionOf(row: Row): PaymentTransaction {
  return {
    id: row.id,
    itemType: row.item_type,
    itemId: row.item_id,
    status: row.status,
    processor: row.processor,
    quote: row.quote as Quote,
    quoteHash: row.quote_hash,
    amount: row.amount,
    currency: row.currency,
    chargeStartedAt: row.charge_started_at,
  };
}

/** The transaction of an item that is being processed or verified; at most one exists. */
export async function openTransactionOf(
  db: Database,
  itemType: 'agreement' | 'consent',
  itemId: string,
): Promise<PaymentTransaction | null> {
  const row = await db
    .selectFrom('transactions')
    .select(columns)
    .where('item_type', '=', itemType)
    .where('item_id', '=', itemId)
    .where('status', 'in', ['processing', 'pending-verification'])
    .executeTakeFirst();
  return row === undefined ? null : transactionOf(row);
}

export async function findTransaction(db: Database, id: string): Promise<PaymentTransaction | null> {
  const row = await db.selectFrom('transactions').select(columns).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : transactionOf(row);
}

export async function lockTransaction(trx: Transaction, id: string): Promise<PaymentTransaction | null> {
  const row = await trx
    .selectFrom('transactions')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : transactionOf(row);
}

/** Throws a unique violation on `transactions_one_open` while another one of the item is open. */
export async function insertTransaction(
  trx: Transaction,
  transaction: { agreementId: string; processor: Processor; quote: Quote; quoteHash: string; now: Date },
): Promise<string> {
  const id = newId();
  const { quote, now } = transaction;
  await trx
    .insertInto('transactions')
    .values({
      id,
      item_type: 'agreement',
      item_id: transaction.agreementId,
      status: 'processing',
      processor: transaction.processor,
      quote: json({ ...quote }),
      quote_hash: transaction.quoteHash,
      amount: quote.total,
      currency: quote.currency,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Keeps the first moment: every later charge of the same transaction is the same one to the provider. */
export async function markChargeStarted(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('transactions')
    .set({ charge_started_at: now, updated_at: now })
    .where('id', '=', id)
    .where('charge_started_at', 'is', null)
    .execute();
}

/** Whether the status may change so is for `mayBecome` to say. */
export async function setTransactionStatus(
  trx: Transaction,
  id: string,
  { status, response, now }: { status: TransactionStatus; response: unknown; now: Date },
): Promise<void> {
  await trx
    .updateTable('transactions')
    .set({ status, response: json(response), updated_at: now })
    .where('id', '=', id)
    .execute();
}
