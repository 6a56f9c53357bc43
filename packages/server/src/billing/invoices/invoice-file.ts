import { InvoiceService } from '@e-invoice-eu/core';
import { eInvoiceOf } from './e-invoice.ts';
import type { Invoice } from './invoice.ts';
import { printInvoice } from './print-invoice.ts';
import type { InvoicePorts } from './invoice-routes.ts';

export interface InvoiceFile {
  name: string;
  contentType: string;
  content: Uint8Array;
}

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };
const service = new InvoiceService(silent);

/**
 * The PDF of an invoice, which carries the EN 16931 data (Factur-X), or its UBL; null where there is none.
 * It is made anew each time from what was frozen, so that the same invoice gives the same words.
 */
export async function makeInvoiceFile(
  { pdf }: Pick<InvoicePorts, 'pdf'>,
  invoice: Invoice,
  kind: 'pdf' | 'ubl',
): Promise<InvoiceFile | null> {
  const { language, number } = invoice;
  const data = eInvoiceOf(invoice);
  if (kind === 'ubl') {
    if (data === null) return null;
    const xml = await service.generate(data, { format: 'UBL', lang: language, noWarnings: true });
    return { name: `${number}.xml`, contentType: 'application/xml', content: bytesOf(xml) };
  }
  const printed = await pdf.renderInvoice(printInvoice(invoice));
  if (!printed.ok) throw new Error(`the PDF of an invoice ${printed.reason}`);
  const name = `${number}.pdf`;
  if (data === null) return { name, contentType: 'application/pdf', content: printed.bytes };
  const hybrid = await service.generate(data, {
    format: 'Factur-X-EN16931',
    lang: language,
    pdf: { buffer: printed.bytes, filename: name, mimetype: 'application/pdf' },
    noWarnings: true,
  });
  return { name, contentType: 'application/pdf', content: bytesOf(hybrid) };
}

function bytesOf(made: string | Uint8Array): Uint8Array {
  return typeof made === 'string' ? new TextEncoder().encode(made) : made;
}
