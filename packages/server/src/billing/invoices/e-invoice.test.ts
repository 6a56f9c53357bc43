import { PdfRenderer } from '@clausewright/documents';
import { expect, test } from 'vitest';
import type { Invoice, InvoiceContent } from './invoice.ts';
import { makeInvoiceFile } from './invoice-file.ts';
import { evaluateRules } from './testing/en16931-rules.ts';
import { parseXml } from './testing/xml-tree.ts';

const content: InvoiceContent = {
  seller: {
    name: 'Clausewright GmbH',
    address: ['Weg 1', '80331 München'],
    country: 'DE',
    vatNumber: 'DE136695976',
    email: 'info@clausewright.example',
  },
  buyer: {
    name: 'Muster & Söhne GmbH',
    address: ['Allee 3', '1010 Wien'],
    country: 'AT',
    vatNumber: 'ATU12345675',
    email: 'ada@shop.example',
  },
  product: 'Privacy Policy for shop.example',
  lines: [
    { label: 'Privacy Policy, premium version', unitPrice: 2400, quantity: 1, discount: 240, net: 2160 },
    { label: 'Further language: German', unitPrice: 1500, quantity: 1, discount: 150, net: 1350 },
  ],
  net: 3900,
  discount: 390,
  vat: 0,
  total: 3510,
  currency: 'EUR',
  tax: { treatment: 'reverse-charge', country: 'AT', rate: 0, own: null },
  supplied: '2026-11-21',
  test: false,
  corrects: null,
};
const invoice: Invoice = {
  id: 'x',
  number: 'INV-2026-000001',
  kind: 'invoice',
  transactionId: 't',
  customerId: null,
  language: 'en',
  issuedAt: new Date('2026-11-21T10:00:00Z'),
  content,
};

async function ublOf(given: Invoice): Promise<string> {
  await using pdf = new PdfRenderer();
  const file = await makeInvoiceFile({ pdf }, given, 'ubl');
  return new TextDecoder().decode(file?.content);
}

test('a reverse charge invoice names both VAT numbers and the reason in UBL', async () => {
  const xml = await ublOf(invoice);
  expect(xml).toContain('<cbc:CompanyID>DE136695976</cbc:CompanyID>');
  expect(xml).toContain('<cbc:CompanyID>ATU12345675</cbc:CompanyID>');
  expect(xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-AE</cbc:TaxExemptionReasonCode>');
  expect(xml).toContain('<cbc:TaxInclusiveAmount currencyID="EUR">35.10</cbc:TaxInclusiveAmount>');
});

test('a credit note has its own document type and names the corrected invoice', async () => {
  const corrects = { number: 'INV-2026-000001', issued: '2026-11-21' };
  const xml = await ublOf({ ...invoice, kind: 'credit-note', content: { ...content, corrects } });
  expect(xml).toContain('<CreditNote ');
  expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
  expect(xml).toContain('<cac:BillingReference>');
});

test('a buyer without an e-mail address is named without one', async () => {
  const seller = { ...content.seller, email: null };
  const buyer = { ...content.buyer, email: null };
  const xml = await ublOf({ ...invoice, content: { ...content, seller, buyer } });
  expect(xml).toContain('<cbc:RegistrationName>Clausewright GmbH</cbc:RegistrationName>');
  expect(xml).not.toContain('EndpointID');
  expect(evaluateRules(parseXml(xml)).broken).toEqual([]);
});

test('without the seller’s country there is a PDF and no UBL', async () => {
  await using pdf = new PdfRenderer();
  const trial = { ...invoice, content: { ...content, seller: { ...content.seller, country: '' } } };
  expect(await makeInvoiceFile({ pdf }, trial, 'ubl')).toBe(null);
  const file = await makeInvoiceFile({ pdf }, trial, 'pdf');
  expect(new TextDecoder().decode(file?.content.subarray(0, 5))).toBe('%PDF-');
});
