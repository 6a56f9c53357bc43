import { PdfRenderer } from '@clausewright/documents';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { makeInvoiceFile } from './invoice-file.ts';
import { evaluateRules, rules } from './testing/en16931-rules.ts';
import { type Sample, sampleInvoice, samples } from './testing/sample-invoices.ts';
import { parseXml } from './testing/xml-tree.ts';

const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());

async function ublOf(sample: Sample): Promise<string> {
  const file = await makeInvoiceFile({ pdf }, sampleInvoice(sample), 'ubl');
  return new TextDecoder().decode(file?.content);
}

test.each(samples)('the UBL of %s conforms to EN 16931', async (sample) => {
  expect(evaluateRules(parseXml(await ublOf(sample))).broken).toEqual([]);
});

const words = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter((text) => /\w/.test(text));
const soldLines = fc.array(
  fc.record({
    label: words,
    unitPrice: fc.integer({ min: 1, max: 100_000 }),
    part: fc.integer({ max: 100, min: 0 }),
  }),
  { minLength: 1, maxLength: 4 },
);

test('any sale to any buyer in any text produces valid UBL', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...samples.filter((sample) => sample !== 'credit-note')),
      soldLines,
      fc.record({ name: words, address: fc.array(words, { maxLength: 3 }), hasMail: fc.boolean() }),
      async (sample, sold, { name, address, hasMail }) => {
        const invoice = sampleInvoice(sample);
        const lines = sold.map(({ label, unitPrice, part }) => {
          const discount = Math.floor((unitPrice * part) / 100);
          return { label, unitPrice, quantity: 1 as const, discount, net: unitPrice - discount };
        });
        const sum = (of: 'unitPrice' | 'discount' | 'net') => lines.reduce((all, line) => all + line[of], 0);
        const vat = Math.round((sum('net') * invoice.content.tax.rate) / 10_000);
        const { email, ...rest } = invoice.content.buyer;
        const buyer = { ...rest, name, address, email: hasMail ? email : null };
        const total = sum('net') + vat;
        const content = {
          ...invoice.content,
          buyer,
          lines,
          net: sum('unitPrice'),
          discount: sum('discount'),
        };
        const file = await makeInvoiceFile(
          { pdf },
          { ...invoice, content: { ...content, vat, total } },
          'ubl',
        );
        expect(evaluateRules(parseXml(new TextDecoder().decode(file?.content))).broken).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
});

test('every rule applies to at least one sample', async () => {
  const spoke = new Set<string>();
  for (const sample of samples) {
    for (const id of evaluateRules(parseXml(await ublOf(sample))).spoke) spoke.add(id);
  }
  expect(rules.map(({ id }) => id).filter((id) => !spoke.has(id))).toEqual([]);
});

/** What is done to a good invoice, and the rule that must see it. */
const mutants: [string, Sample, RegExp, string, string[]][] = [
  [
    'a wrong total',
    'domestic',
    /(TaxInclusiveAmount currencyID="EUR">)41\.77/,
    '$141.78',
    ['BR-CO-15', 'BR-CO-16'],
  ],
  [
    'no VAT number of the buyer',
    'reverse-charge',
    /<cac:PartyTaxScheme>\s*<cbc:CompanyID>ATU12345675<[\s\S]*?<\/cac:PartyTaxScheme>/,
    '',
    ['BR-AE-02'],
  ],
  ['no date', 'domestic', /<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, '', ['BR-03']],
  [
    'VAT that is not the rate’s',
    'destination',
    /(<cbc:TaxAmount currencyID="EUR">)7\.02/g,
    '$17.12',
    ['BR-CO-15', 'BR-CO-17'],
  ],
];

test.each(mutants)('%s violates its rule', async (_, sample, part, instead, expected) => {
  const good = await ublOf(sample);
  const bad = good.replace(part, instead);
  expect(bad).not.toBe(good);
  expect(evaluateRules(parseXml(bad)).broken).toEqual(expected);
});
