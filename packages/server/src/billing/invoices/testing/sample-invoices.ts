import type { Language } from '@clausewright/contract';
import type { Invoice, InvoiceContent, Party } from '../invoice.ts';

const seller: Party = {
  name: 'Clausewright GmbH',
  address: ['Weg 1', '80331 München'],
  country: 'DE',
  vatNumber: 'DE136695976',
  email: 'info@clausewright.example',
};
const company: Party = {
  name: 'Muster & Söhne GmbH',
  address: ['Ada Muster', 'Allee 3', '1010 Wien'],
  country: 'AT',
  vatNumber: 'ATU12345675',
  email: 'ada@shop.example',
};
const person: Party = {
  name: 'Ada Muster',
  address: ['12 rue du Bac', '75007 Paris'],
  country: 'FR',
  vatNumber: null,
  email: 'ada@shop.example',
};
const lines: InvoiceContent['lines'] = [
  { label: 'Privacy Policy, premium version', unitPrice: 2400, quantity: 1, discount: 240, net: 2160 },
  { label: 'Further language: German', unitPrice: 1500, quantity: 1, discount: 150, net: 1350 },
];
const sold = {
  seller,
  product: 'Privacy Policy for shop.example',
  lines,
  net: 3900,
  discount: 390,
  currency: 'EUR',
  supplied: '2026-11-21',
  test: false,
  corrects: null,
} as const;

function contentOf(
  buyer: Party,
  tax: Pick<InvoiceContent['tax'], 'treatment' | 'country' | 'rate'>,
  vat: number,
): InvoiceContent {
  return { ...sold, buyer, vat, total: 3510 + vat, tax: { ...tax, own: null } };
}

const domestic = contentOf(
  { ...person, address: ['Allee 3', '80331 München'], country: 'DE' },
  { treatment: 'domestic', country: 'DE', rate: 1900 },
  667,
);

/** One invoice for each way of taxing, with a discount over two lines; the last ones have something more. */
export const sampleContents = {
  domestic,
  'reverse-charge': contentOf(company, { treatment: 'reverse-charge', country: 'AT', rate: 0 }, 0),
  destination: contentOf(person, { treatment: 'destination', country: 'FR', rate: 2000 }, 702),
  'outside-scope': contentOf(
    { ...person, address: ['1 Main Street', '10001 New York'], country: 'US' },
    { treatment: 'outside-scope', country: 'US', rate: 0 },
    0,
  ),
  'not-registered': {
    ...contentOf(person, { treatment: 'not-registered', country: 'DE', rate: 0 }, 0),
    seller: { ...seller, vatNumber: null },
  },
  'second-currency': {
    ...domestic,
    currency: 'USD',
    tax: { ...domestic.tax, own: { currency: 'EUR', rateMillionths: 912_345, day: '2026-11-20', vat: 609 } },
  },
  'credit-note': {
    ...domestic,
    lines: [
      { label: 'Privacy Policy for shop.example', unitPrice: 1000, quantity: 1, discount: 0, net: 1000 },
    ],
    net: 1000,
    discount: 0,
    vat: 190,
    total: 1190,
    corrects: { number: 'INV-2026-000001', issued: '2026-11-21' },
  },
} as const satisfies Record<string, InvoiceContent>;

export type Sample = keyof typeof sampleContents;
export const samples = Object.keys(sampleContents) as Sample[];

export function sampleInvoice(sample: Sample, language: Language = 'en'): Invoice {
  const content = sampleContents[sample];
  const isNote = content.corrects !== null;
  return {
    id: sample,
    number: isNote ? 'CN-2026-000001' : 'INV-2026-000001',
    kind: isNote ? 'credit-note' : 'invoice',
    transactionId: 't',
    customerId: null,
    language,
    issuedAt: new Date(isNote ? '2026-11-25T10:00:00Z' : '2026-11-21T10:00:00Z'),
    content,
  };
}
