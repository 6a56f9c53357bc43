/** Prints a document and an invoice in a process of its own, and says what came of it. */
import { createHash } from 'node:crypto';
import type { Plain, PlainPhrase } from '@clausewright/engine/document/tree';
import type { InvoiceData } from '../invoice-data.ts';
import { PdfRenderer, type PdfResult } from '../pdf.ts';

/** In the regular weight, strong, emphasised and both; the last letter is for private use. */
const text: PlainPhrase = { type: 'text', value: 'Name \u2500 漢字 שלום \u{1F9FF} \uea60' };
const plain: Plain = {
  type: 'root',
  language: 'en',
  title: 'Fonts',
  children: [
    { type: 'heading', depth: 1, children: [text] },
    {
      type: 'paragraph',
      children: [
        text,
        { type: 'strong', children: [text] },
        { type: 'emphasis', children: [text, { type: 'strong', children: [text] }] },
      ],
    },
    { type: 'records', fields: ['Field'], rows: [[[text, { type: 'emphasis', children: [text] }]]] },
  ],
};
const party = { name: 'Firm 漢字', lines: ['Street 1'] };
const invoice: InvoiceData = {
  language: 'en',
  title: 'Invoice',
  band: null,
  heading: 'Invoice',
  seller: party,
  buyer: party,
  labels: { seller: 'Seller', buyer: 'Buyer' },
  facts: [{ label: 'Number', value: '1' }],
  head: ['What', 'Amount'],
  lines: [['Line', '1.00']],
  totals: [{ label: 'Total', value: '1.00', strong: true }],
  notes: ['Note'],
  footer: 'Footer',
};

const warnings: string[] = [];
await using pdf = new PdfRenderer({ warn: (message) => warnings.push(message) });
const made = await pdf.render(plain);
const hashOf = (result: PdfResult): string =>
  result.ok ? createHash('sha256').update(result.bytes).digest('hex') : result.reason;
process.stdout.write(
  JSON.stringify({
    accessible: made.ok && made.accessible,
    warnings,
    document: hashOf(made),
    invoice: hashOf(await pdf.renderInvoice(invoice)),
  }),
);
