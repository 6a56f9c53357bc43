import type { ListedInvoice } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

export interface InvoiceFilter {
  /** From 1. */
  page: number;
  perPage: number;
  /** ISO days, both included. */
  from: string | undefined;
  to: string | undefined;
  status: ListedInvoice['status'] | undefined;
}

export interface InvoiceRow {
  id: string;
  number: string;
  date: Date;
  product: string;
  /** Negative in refund rows. */
  total: number;
  currency: string;
  status: ListedInvoice['status'];
  corrects: string | null;
  /** Address of the invoice at the seller of record; null where it is ours. */
  theirs: string | null;
  /** Both countries are known, so that there is an EN 16931 file. */
  electronic: boolean;
}

/**
 * Invoices and credit notes of the payments of a customer, and sales whose seller of record wrote the
 * invoice, newest first. Who paid is read from the payment: a visitor's belongs to the account that claimed it.
 */
export async function listInvoiceRows(
  db: Database,
  customerId: string,
  { page, perPage, from, to, status }: InvoiceFilter,
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const { rows } = await sql<(InvoiceRow | { id: null }) & { found: number }>`
    with own as (
      select i.id, i.number, i.issued_at as date, i.content->>'product' as product,
        case when i.kind = 'credit-note' then -i.total else i.total end as total, i.currency,
        case
          when i.kind = 'credit-note' then 'refund'
          when t.state = 'refunded' then 'refunded'
          when t.state = 'partially-refunded' then 'partially-refunded'
          else 'paid'
        end as status,
        i.content->'corrects'->>'number' as corrects, null as theirs,
        i.content->'seller'->>'country' <> '' and i.content->'buyer'->>'country' <> '' as electronic
      from invoices i join transactions t on t.id = i.transaction_id
      where t.customer_id = ${customerId}
      union all
      select t.id, coalesce(t.response->>'invoice_number', t.provider_reference, ''), t.updated_at,
        t.quote->>'product', t.captured, t.currency, 'seller-of-record', null, t.response->>'invoice_url', false
      from transactions t
      where t.customer_id = ${customerId} and not t.surplus and t.captured > 0
        and t.quote->'tax'->>'treatment' = 'seller-of-record'
    ), chosen as (
      select * from own
      where (${from ?? null}::date is null or (date at time zone 'UTC')::date >= ${from ?? null}::date)
        and (${to ?? null}::date is null or (date at time zone 'UTC')::date <= ${to ?? null}::date)
        and (${status ?? null}::text is null or status = ${status ?? null})
    )
    select shown.*, counted.found
    from (select count(*)::integer as found from chosen) counted
    left join lateral (
      select * from chosen order by date desc, number desc limit ${perPage} offset ${(page - 1) * perPage}
    ) shown on true`.execute(db);
  // Beyond the last page there is one row, which counts and holds nothing.
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.found ?? 0 };
}
