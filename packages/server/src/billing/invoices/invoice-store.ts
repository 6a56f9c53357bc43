import type { Language } from '@clausewright/contract';
import { sql } from 'kysely';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { Invoice, InvoiceContent } from './invoice.ts';

export interface NewInvoice {
  /** `INV`, `CN` or `TEST`; the year of issue is added. */
  prefix: string;
  kind: Invoice['kind'];
  transactionId: string;
  /** Of a credit note: the invoice and the refund that it answers. */
  corrects: string | null;
  refundId: string | null;
  customerId: string | null;
  language: Language;
  content: InvoiceContent;
  now: Date;
}

/**
 * Takes the next number of its series and writes the invoice. The counter stays locked until the
 * transaction ends, so call it last: numbers are 1..n without gap, and dates never go back.
 */
export async function insertInvoice(trx: Transaction, given: NewInvoice): Promise<Invoice> {
  const { prefix, content, now } = given;
  const series = `${prefix}-${now.getUTCFullYear()}`;
  await sql`insert into invoice_counters (series, last) values (${series}, 0)
    on conflict (series) do nothing`.execute(trx);
  const { last } = await trx
    .updateTable('invoice_counters')
    .set({ last: sql<number>`last + 1` })
    .where('series', '=', series)
    .returning('last')
    .executeTakeFirstOrThrow();
  const before = await trx
    .selectFrom('invoices')
    .select('issued_at')
    .where('series', '=', series)
    .where('sequence', '=', last - 1)
    .executeTakeFirst();
  const issuedAt = before === undefined || before.issued_at < now ? now : before.issued_at;
  const id = newId();
  const number = `${series}-${String(last).padStart(6, '0')}`;
  await trx
    .insertInto('invoices')
    .values({
      id,
      series,
      sequence: last,
      number,
      kind: given.kind,
      corrects: given.corrects,
      transaction_id: given.transactionId,
      refund_id: given.refundId,
      customer_id: given.customerId,
      language: given.language,
      issued_at: issuedAt,
      content: json({ ...content }),
      net: content.net - content.discount,
      vat: content.vat,
      total: content.total,
      currency: content.currency,
    })
    .execute();
  return { id, number, issuedAt, ...given };
}

function invoices(db: Database) {
  return db
    .selectFrom('invoices')
    .select(['id', 'number', 'kind', 'transaction_id', 'customer_id', 'language', 'issued_at', 'content']);
}

type Row = Awaited<ReturnType<ReturnType<typeof invoices>['executeTakeFirstOrThrow']>>;

function invoiceOf(row: Row): Invoice {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    transactionId: row.transaction_id,
    customerId: row.customer_id,
    language: row.language,
    issuedAt: row.issued_at,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `insertInvoice`, never changed
    content: row.content as unknown as InvoiceContent,
  };
}

export async function findInvoice(db: Database, id: string): Promise<Invoice | null> {
  const row = await invoices(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : invoiceOf(row);
}

/** The invoice of a payment, not its credit notes. */
export async function findInvoiceByTransaction(db: Database, transactionId: string): Promise<Invoice | null> {
  const row = await invoices(db)
    .where('transaction_id', '=', transactionId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  return row === undefined ? null : invoiceOf(row);
}

export async function findCreditNoteByRefund(db: Database, refundId: string): Promise<Invoice | null> {
  const row = await invoices(db).where('refund_id', '=', refundId).executeTakeFirst();
  return row === undefined ? null : invoiceOf(row);
}

/** What the credit notes of an invoice gave back so far, in minor units. */
export async function credited(db: Database, invoiceId: string): Promise<{ total: number; vat: number }> {
  const { total, vat } = await db
    .selectFrom('invoices')
    .select([
      sql<number>`coalesce(sum(total), 0)::integer`.as('total'),
      sql<number>`coalesce(sum(vat), 0)::integer`.as('vat'),
    ])
    .where('corrects', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return { total, vat };
}
