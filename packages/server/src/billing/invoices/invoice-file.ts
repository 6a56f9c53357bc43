import { toEInvoice } from './e-invoice.ts';
import type { Invoice } from './invoice.ts';
import { printInvoice } from './print-invoice.ts';
import type { PdfRenderer } from '@clausewright/documents';
import type { Database } from '../../platform/database/schema.ts';

export interface InvoicePorts {
  db: Database;
  publicUrl: string;
  pdf: Pick<PdfRenderer, 'renderInvoice'>;
}

export interface InvoiceFile {
  name: string;
  contentType: string;
  content: Uint8Array;
}

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };

/** Five megabytes of library, a fifth of all code, wait for the first invoice. */
async function invoiceService() {
  const { InvoiceService } = await import('@e-invoice-eu/core');
  return new InvoiceService(silent);
}

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
  if (kind === 'ubl') {
    const xml = await ublOf(invoice);
    if (xml === null) return null;
    return { name: `${number}.xml`, contentType: 'application/xml', content: bytesOf(xml) };
  }
  const data = toEInvoice(invoice);
  const printed = await pdf.renderInvoice(printInvoice(invoice));
  if (!printed.ok) throw new Error(`the PDF of an invoice ${printed.reason}`);
  const name = `${number}.pdf`;
  if (data === null) return { name, contentType: 'application/pdf', content: printed.bytes };
  const service = await invoiceService();
  const hybrid = await service.generate(data, {
    format: 'Factur-X-EN16931',
    lang: language,
    pdf: { buffer: printed.bytes, filename: name, mimetype: 'application/pdf' },
    noWarnings: true,
  });
  return { name, contentType: 'application/pdf', content: bytesOf(hybrid) };
}

/** The library wants an electronic address of both, which EN 16931 does not: a stand-in goes in and out again. */
const noAddress = 'none';
const standIn = new RegExp(String.raw`\s*<cbc:EndpointID schemeID="EM">${noAddress}</cbc:EndpointID>`, 'g');

async function ublOf(invoice: Invoice): Promise<string | null> {
  const data = toEInvoice(invoice, noAddress);
  if (data === null) return null;
  const service = await invoiceService();
  const xml = await service.generate(data, { format: 'UBL', lang: invoice.language, noWarnings: true });
  return (typeof xml === 'string' ? xml : new TextDecoder().decode(xml)).replaceAll(standIn, '');
}

function bytesOf(made: string | Uint8Array): Uint8Array {
  return typeof made === 'string' ? new TextEncoder().encode(made) : made;
}
