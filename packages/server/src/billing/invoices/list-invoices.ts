import type { listInvoices as listCall, QueryOf, ResultOf } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { listInvoiceRows } from './invoice-list-store.ts';

const defaultPerPage = 20;

/** Own invoices and credit notes, with the addresses of their files. */
export async function listOwnInvoices(
  { db, publicUrl }: { db: Database; publicUrl: string },
  { customerId }: Session,
  { page, per_page, from, to, status }: QueryOf<typeof listCall>,
): Promise<Outcome<ResultOf<typeof listCall>>> {
  const found = await listInvoiceRows(db, customerId, {
    page: Number(page ?? 1),
    perPage: Number(per_page ?? defaultPerPage),
    from,
    to,
    status,
  });
  const invoices = found.rows.map((row) => {
    const own = row.status !== 'seller-of-record';
    const file = `${publicUrl}/invoices/${row.id}`;
    return {
      id: row.id,
      number: row.number,
      date: row.date.toISOString(),
      product: row.product,
      total: row.total,
      currency: row.currency,
      status: row.status,
      refund: row.status === 'refund',
      corrects: row.corrects,
      pdf_url: own ? `${file}/pdf` : null,
      ubl_url: own && row.electronic ? `${file}/ubl` : null,
      view_url: own ? `${file}/view` : row.theirs,
    };
  });
  return { ok: true, value: { invoices, total: found.total } };
}
