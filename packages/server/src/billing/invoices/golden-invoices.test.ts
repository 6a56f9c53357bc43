/** What invoices say, word for word: after a wanted change run vitest with `-u` and read the difference. */
import { PdfRenderer, type InvoiceData } from '@clausewright/documents';
import { languages } from '@clausewright/contract';
import { afterAll, expect, test } from 'vitest';
import { makeInvoiceFile } from './invoice-file.ts';
import { printInvoice } from './print-invoice.ts';
import { sampleInvoice, samples } from './testing/sample-invoices.ts';

const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());

/** These say in words why no VAT is charged, or that there was a discount; codes and numbers have no language. */
const worded = ['domestic', 'reverse-charge', 'outside-scope', 'not-registered'] as const;
const files = [
  ...samples.map((sample) => [sample, 'en'] as const),
  ...worded.flatMap((sample) =>
    languages.filter((language) => language !== 'en').map((language) => [sample, language] as const),
  ),
];

test.each(files)('the UBL of %s in %s matches the reviewed file', async (sample, language) => {
  const file = await makeInvoiceFile({ pdf }, sampleInvoice(sample, language), 'ubl');
  const xml = new TextDecoder().decode(file?.content);
  await expect(xml).toMatchFileSnapshot(`testdata/${sample}.${language}.xml`);
});

function readable({ heading, band, labels, seller, buyer, ...data }: InvoiceData): string {
  const party = (label: string, { name, lines }: InvoiceData['seller']) => [label, name, ...lines];
  return [
    `# ${data.title} (${data.language})`,
    ...(band === null ? [] : [band]),
    heading,
    ...party(labels.seller, seller),
    ...party(labels.buyer, buyer),
    ...data.facts.map(({ label, value }) => `${label}: ${value}`),
    data.head.join(' | '),
    ...data.lines.map((line) => line.join(' | ')),
    ...data.totals.map(({ label, value, strong }) => `${strong ? '* ' : ''}${label}: ${value}`),
    ...data.notes,
    data.footer,
    '',
  ].join('\n');
}

test.each(languages)('the printed text in %s matches the reviewed file', async (language) => {
  const printed = samples.map((sample) => readable(printInvoice(sampleInvoice(sample, language))));
  const trial = sampleInvoice('domestic', language);
  const test = readable(printInvoice({ ...trial, content: { ...trial.content, test: true } }));
  await expect([...printed, test].join('\n')).toMatchFileSnapshot(`testdata/printed.${language}.txt`);
});
