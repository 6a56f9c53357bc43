/** Business rules of EN 16931-1 over UBL, by their own numbers; each is a sentence of the standard. */
import { all, type Element, textAt } from './xml-tree.ts';

interface Rule {
  id: string;
  /** What the rule speaks of; it says nothing of a document without. */
  of: (doc: Element) => Element[];
  holds: (element: Element, doc: Element) => boolean;
}

const lineName = 'cac:InvoiceLine|cac:CreditNoteLine';
const seller = 'cac:AccountingSupplierParty/cac:Party';
const buyer = 'cac:AccountingCustomerParty/cac:Party';
const totals = 'cac:LegalMonetaryTotal';
const vatNumber = 'cac:PartyTaxScheme/cbc:CompanyID';
const lineCategory = 'cac:Item/cac:ClassifiedTaxCategory';

/** Hundredths, so that sums are exact. */
const cents = (text: string): number => Math.round(Number(text) * 100);
const centsAt = (from: Element, path: string): number => cents(textAt(from, path) || '0');
const sum = (elements: readonly Element[]): number =>
  elements.reduce((before, { text }) => before + cents(text), 0);

const lines = (doc: Element): Element[] => all(doc, lineName);
const document = (doc: Element): Element[] => [doc];
/** The totals of VAT that break it down; another one says it in a second currency. */
const breakdowns = (doc: Element): Element[] => all(doc, 'cac:TaxTotal/cac:TaxSubtotal');
const breakdownsOf = (category: string) => (doc: Element) =>
  breakdowns(doc).filter((one) => textAt(one, 'cac:TaxCategory/cbc:ID') === category);
const linesOf = (category: string) => (doc: Element) =>
  lines(doc).filter((line) => textAt(line, `${lineCategory}/cbc:ID`) === category);

/** Something must be there and not be empty. */
const present = (id: string, path: string, of = document): Rule => ({
  id,
  of,
  holds: (element) => textAt(element, path) !== '',
});

const netOf = (category: string, doc: Element): number =>
  sum(linesOf(category)(doc).flatMap((line) => all(line, 'cbc:LineExtensionAmount')));

/** What each category of VAT must have: its own breakdown, over its own lines, with or without a reason. */
function ofCategory(category: 'S' | 'AE' | 'O', exempt: boolean): Rule[] {
  const id = (number: string) => `BR-${category}-${number}`;
  return [
    {
      id: id('01'),
      of: (doc) => linesOf(category)(doc).slice(0, 1),
      holds: (_, doc) => breakdownsOf(category)(doc).length >= 1,
    },
    {
      id: id('08'),
      of: breakdownsOf(category),
      holds: (one, doc) => centsAt(one, 'cbc:TaxableAmount') === netOf(category, doc),
    },
    {
      id: id('10'),
      of: breakdownsOf(category),
      holds: (one) =>
        (textAt(one, 'cac:TaxCategory/cbc:TaxExemptionReason') !== '' ||
          textAt(one, 'cac:TaxCategory/cbc:TaxExemptionReasonCode') !== '') === exempt,
    },
  ];
}

export const rules: readonly Rule[] = [
  present('BR-01', 'cbc:CustomizationID'),
  present('BR-02', 'cbc:ID'),
  {
    id: 'BR-03',
    of: document,
    holds: (doc) => /^\d{4}-\d{2}-\d{2}$/.test(textAt(doc, 'cbc:IssueDate')),
  },
  {
    id: 'BR-04',
    of: document,
    holds: (doc) =>
      doc.name === 'CreditNote'
        ? textAt(doc, 'cbc:CreditNoteTypeCode') === '381'
        : textAt(doc, 'cbc:InvoiceTypeCode') === '380',
  },
  present('BR-05', 'cbc:DocumentCurrencyCode'),
  present('BR-06', `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`),
  present('BR-07', `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`),
  { id: 'BR-08', of: document, holds: (doc) => all(doc, `${seller}/cac:PostalAddress`).length === 1 },
  present('BR-09', `${seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
  { id: 'BR-10', of: document, holds: (doc) => all(doc, `${buyer}/cac:PostalAddress`).length === 1 },
  present('BR-11', `${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
  present('BR-12', `${totals}/cbc:LineExtensionAmount`),
  present('BR-13', `${totals}/cbc:TaxExclusiveAmount`),
  present('BR-14', `${totals}/cbc:TaxInclusiveAmount`),
  present('BR-15', `${totals}/cbc:PayableAmount`),
  { id: 'BR-16', of: document, holds: (doc) => lines(doc).length > 0 },
  present('BR-21', 'cbc:ID', lines),
  present('BR-22', 'cbc:InvoicedQuantity|cbc:CreditedQuantity', lines),
  {
    id: 'BR-23',
    of: lines,
    holds: (line) =>
      all(line, 'cbc:InvoicedQuantity|cbc:CreditedQuantity').every(({ attributes }) =>
        attributes.has('unitCode'),
      ),
  },
  present('BR-24', 'cbc:LineExtensionAmount', lines),
  present('BR-25', 'cac:Item/cbc:Name', lines),
  present('BR-26', 'cac:Price/cbc:PriceAmount', lines),
  { id: 'BR-27', of: lines, holds: (line) => centsAt(line, 'cac:Price/cbc:PriceAmount') >= 0 },
  present('BR-41', 'cbc:Amount', (doc) => lines(doc).flatMap((line) => all(line, 'cac:AllowanceCharge'))),
  present('BR-42', 'cbc:AllowanceChargeReason', (doc) =>
    lines(doc).flatMap((line) => all(line, 'cac:AllowanceCharge')),
  ),
  {
    id: 'BR-53',
    of: (doc) => all(doc, 'cbc:TaxCurrencyCode'),
    holds: ({ text }, doc) =>
      all(doc, 'cac:TaxTotal/cbc:TaxAmount').some(({ attributes }) => attributes.get('currencyID') === text),
  },
  present('BR-55', 'cac:InvoiceDocumentReference/cbc:ID', (doc) => all(doc, 'cac:BillingReference')),
  {
    id: 'BR-CO-10',
    of: document,
    holds: (doc) =>
      centsAt(doc, `${totals}/cbc:LineExtensionAmount`) ===
      sum(lines(doc).flatMap((line) => all(line, 'cbc:LineExtensionAmount'))),
  },
  {
    id: 'BR-CO-13',
    of: document,
    holds: (doc) =>
      centsAt(doc, `${totals}/cbc:TaxExclusiveAmount`) ===
      centsAt(doc, `${totals}/cbc:LineExtensionAmount`) -
        centsAt(doc, `${totals}/cbc:AllowanceTotalAmount`) +
        centsAt(doc, `${totals}/cbc:ChargeTotalAmount`),
  },
  {
    id: 'BR-CO-14',
    of: (doc) => all(doc, 'cac:TaxTotal').filter((total) => all(total, 'cac:TaxSubtotal').length > 0),
    holds: (total) => centsAt(total, 'cbc:TaxAmount') === sum(all(total, 'cac:TaxSubtotal/cbc:TaxAmount')),
  },
  {
    id: 'BR-CO-15',
    of: document,
    holds: (doc) =>
      centsAt(doc, `${totals}/cbc:TaxInclusiveAmount`) ===
      centsAt(doc, `${totals}/cbc:TaxExclusiveAmount`) + centsAt(doc, 'cac:TaxTotal/cbc:TaxAmount'),
  },
  {
    id: 'BR-CO-16',
    of: document,
    holds: (doc) =>
      centsAt(doc, `${totals}/cbc:PayableAmount`) ===
      centsAt(doc, `${totals}/cbc:TaxInclusiveAmount`) - centsAt(doc, `${totals}/cbc:PrepaidAmount`),
  },
  {
    id: 'BR-CO-17',
    of: breakdowns,
    holds: (one) => {
      const exact =
        (centsAt(one, 'cbc:TaxableAmount') * centsAt(one, 'cac:TaxCategory/cbc:Percent')) / 10_000;
      return Math.abs(centsAt(one, 'cbc:TaxAmount') - exact) < 1;
    },
  },
  { id: 'BR-CO-18', of: document, holds: (doc) => breakdowns(doc).length > 0 },
  {
    id: 'BR-CO-25',
    of: document,
    holds: (doc) =>
      centsAt(doc, `${totals}/cbc:PayableAmount`) <= 0 ||
      textAt(doc, 'cbc:DueDate') !== '' ||
      textAt(doc, 'cac:PaymentTerms/cbc:Note') !== '',
  },
  {
    id: 'BR-CO-26',
    of: (doc) => all(doc, seller),
    holds: (party) =>
      ['cac:PartyIdentification/cbc:ID', 'cac:PartyLegalEntity/cbc:CompanyID', vatNumber].some(
        (path) => textAt(party, path) !== '',
      ),
  },
  ...ofCategory('S', false),
  present('BR-S-02', `${seller}/${vatNumber}`, (doc) => (linesOf('S')(doc).length > 0 ? [doc] : [])),
  { id: 'BR-S-05', of: linesOf('S'), holds: (line) => centsAt(line, `${lineCategory}/cbc:Percent`) > 0 },
  ...ofCategory('AE', true),
  {
    id: 'BR-AE-02',
    of: (doc) => (linesOf('AE')(doc).length > 0 ? [doc] : []),
    holds: (doc) => [seller, buyer].every((party) => textAt(doc, `${party}/${vatNumber}`) !== ''),
  },
  {
    id: 'BR-AE-05',
    of: linesOf('AE'),
    holds: (line) => textAt(line, `${lineCategory}/cbc:Percent`) === '0.00',
  },
  { id: 'BR-AE-09', of: breakdownsOf('AE'), holds: (one) => centsAt(one, 'cbc:TaxAmount') === 0 },
  ...ofCategory('O', true),
  {
    id: 'BR-O-02',
    of: (doc) => (linesOf('O')(doc).length > 0 ? [doc] : []),
    holds: (doc) => [seller, buyer].every((party) => textAt(doc, `${party}/${vatNumber}`) === ''),
  },
  { id: 'BR-O-05', of: linesOf('O'), holds: (line) => textAt(line, `${lineCategory}/cbc:Percent`) === '' },
  { id: 'BR-O-09', of: breakdownsOf('O'), holds: (one) => centsAt(one, 'cbc:TaxAmount') === 0 },
  { id: 'BR-O-11', of: breakdownsOf('O'), holds: (_, doc) => breakdowns(doc).length === 1 },
];

/** Numbers of the rules that a document breaks, and of those that had something to judge. */
export function evaluateRules(doc: Element): { broken: string[]; spoke: string[] } {
  const spoke = rules.filter(({ of }) => of(doc).length > 0);
  const broken = spoke.filter(({ of, holds }) => !of(doc).every((element) => holds(element, doc)));
  return { broken: broken.map(({ id }) => id), spoke: spoke.map(({ id }) => id) };
}
