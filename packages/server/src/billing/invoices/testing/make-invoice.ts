import type { Database } from '../../../platform/database/schema.ts';
import { someTime } from '../../../testing/factories.ts';
import { insertInvoice, type NewInvoice } from '../invoice-store.ts';
import type { Invoice } from '../invoice.ts';
import { sampleContents } from './sample-invoices.ts';

/** The invoice of a payment, over what the sample of a domestic sale states unless something else is given. */
export function makeInvoice(
  db: Database,
  transactionId: string,
  given: Partial<NewInvoice> = {},
): Promise<Invoice> {
  return db.transaction().execute((trx) =>
    insertInvoice(trx, {
      prefix: 'INV',
      kind: 'invoice',
      transactionId,
      corrects: null,
      refundId: null,
      customerId: null,
      language: 'en',
      content: sampleContents.domestic,
      now: someTime,
      ...given,
    }),
  );
}
