import type { Invoice as EInvoice } from '@e-invoice-eu/core';
import type { VatTreatment } from '@clausewright/contract';
import { decimalText } from '../../platform/money.ts';
import type { Invoice, InvoiceLine, Party } from './invoice.ts';
import { invoiceWords } from './invoice-words.ts';

/** UNTDID 5305: how EN 16931 names the treatment of VAT. */
const categories: Readonly<Record<VatTreatment, 'S' | 'AE' | 'O'>> = {
  domestic: 'S',
  destination: 'S',
  'reverse-charge': 'AE',
  'outside-scope': 'O',
  'not-registered': 'O',
  'seller-of-record': 'O',
};
const scheme = { 'cbc:ID': 'VAT' } as const;
const reasonCodes = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' } as const;

/**
 * The invoice in the terms of EN 16931 (BT, BG and BR numbers are the standard's). Null where a country is
 * missing, without which no such invoice can be: an instance on trial names no seller. `noAddress` stands
 * for the electronic address of who has none (BT-34, BT-49).
 */
export function toEInvoice(invoice: Invoice, noAddress: string | null = null): EInvoice | null {
  const { content, number, issuedAt, language } = invoice;
  if (content.seller.country === '' || content.buyer.country === '') return null;
  const { currency, tax } = content;
  const amount = (minor: number): string => decimalText(minor, currency);
  const category = categories[tax.treatment];
  const percent = (tax.rate / 100).toFixed(2);
  const net = content.net - content.discount;
  const note = invoice.kind === 'credit-note';
  const reason = reasonOf(tax.treatment);
  const reasonCode = category === 'S' ? undefined : reasonCodes[category];

  const data = {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': number,
      'cbc:IssueDate': issuedAt.toISOString().slice(0, 10),
      'cbc:DueDate': issuedAt.toISOString().slice(0, 10),
      'cbc:InvoiceTypeCode': note ? '381' : '380',
      ...(content.test && { 'cbc:Note': [invoiceWords(language)('test')] }),
      'cbc:DocumentCurrencyCode': currency,
      ...(tax.own !== null && { 'cbc:TaxCurrencyCode': tax.own.currency }),
      ...(content.corrects !== null && {
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': content.corrects.number,
              'cbc:IssueDate': content.corrects.issued,
            },
          },
        ],
      }),
      'cac:AccountingSupplierParty': {
        'cac:Party': partyOf(content.seller, { category, noAddress }, (taxScheme) => [taxScheme]),
      },
      'cac:AccountingCustomerParty': {
        'cac:Party': partyOf(content.buyer, { category, noAddress }, (taxScheme) => taxScheme),
      },
      'cac:Delivery': { 'cbc:ActualDeliveryDate': content.supplied },
      'cac:TaxTotal': [
        {
          'cbc:TaxAmount': amount(content.vat),
          'cbc:TaxAmount@currencyID': currency,
          'cac:TaxSubtotal': [
            {
              'cbc:TaxableAmount': amount(net),
              'cbc:TaxableAmount@currencyID': currency,
              'cbc:TaxAmount': amount(content.vat),
              'cbc:TaxAmount@currencyID': currency,
              'cac:TaxCategory': {
                'cbc:ID': category,
                ...(category !== 'O' && { 'cbc:Percent': percent }),
                ...(reason !== undefined && { 'cbc:TaxExemptionReason': reason }),
                ...(reasonCode !== undefined && { 'cbc:TaxExemptionReasonCode': reasonCode }),
                'cac:TaxScheme': scheme,
              },
            },
          ],
        },
        ...(tax.own === null
          ? []
          : [
              {
                'cbc:TaxAmount': decimalText(tax.own.vat, tax.own.currency),
                'cbc:TaxAmount@currencyID': tax.own.currency,
              },
            ]),
      ],
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': amount(net),
        'cbc:LineExtensionAmount@currencyID': currency,
        'cbc:TaxExclusiveAmount': amount(net),
        'cbc:TaxExclusiveAmount@currencyID': currency,
        'cbc:TaxInclusiveAmount': amount(content.total),
        'cbc:TaxInclusiveAmount@currencyID': currency,
        'cbc:PrepaidAmount': amount(content.total),
        'cbc:PrepaidAmount@currencyID': currency,
        'cbc:PayableAmount': amount(0),
        'cbc:PayableAmount@currencyID': currency,
      },
      'cac:InvoiceLine': content.lines.map((line, index) => lineOf(line, index + 1)),
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks it against its own schema
  return data as unknown as EInvoice;

  function reasonOf(treatment: VatTreatment): string | undefined {
    const say = invoiceWords(language);
    if (treatment === 'reverse-charge') return say('reverseCharge');
    if (treatment === 'not-registered') return say('notRegistered');
    return category === 'O' ? say('outsideScope') : undefined;
  }

  /** The discount of a line is an allowance of its own (BG-27), so that the unit price stays what it was. */
  function lineOf(line: InvoiceLine, id: number) {
    return {
      'cbc:ID': String(id),
      'cbc:InvoicedQuantity': String(line.quantity),
      'cbc:InvoicedQuantity@unitCode': 'C62',
      'cbc:LineExtensionAmount': amount(line.net),
      'cbc:LineExtensionAmount@currencyID': currency,
      ...(line.discount > 0 && {
        'cac:AllowanceCharge': [
          {
            'cbc:ChargeIndicator': 'false',
            'cbc:AllowanceChargeReason': invoiceWords(language)('discount'),
            'cbc:Amount': amount(line.discount),
            'cbc:Amount@currencyID': currency,
          },
        ],
      }),
      'cac:Item': {
        'cbc:Name': line.label,
        'cac:ClassifiedTaxCategory': {
          'cbc:ID': category,
          ...(category !== 'O' && { 'cbc:Percent': percent }),
          'cac:TaxScheme': scheme,
        },
      },
      'cac:Price': {
        'cbc:PriceAmount': amount(line.unitPrice),
        'cbc:PriceAmount@currencyID': currency,
      },
    };
  }
}

interface TaxScheme {
  'cbc:CompanyID': string;
  'cac:TaxScheme': typeof scheme;
}

/**
 * Outside of VAT an invoice may carry no VAT number as such (BR-O-02 to BR-O-04): it is the seller's legal
 * registration then, for one of both must name him (BR-CO-26).
 */
function partyOf(
  party: Party,
  { category, noAddress }: { category: 'S' | 'AE' | 'O'; noAddress: string | null },
  /** The library takes several of a seller, one of a buyer. */
  schemes: (scheme: TaxScheme) => TaxScheme | TaxScheme[],
) {
  const [street = '', ...more] = party.address;
  const { vatNumber, email } = party;
  const endpoint = email ?? noAddress;
  return {
    ...(endpoint !== null && { 'cbc:EndpointID': endpoint, 'cbc:EndpointID@schemeID': 'EM' }),
    'cac:PostalAddress': {
      ...(street !== '' && { 'cbc:StreetName': street }),
      ...(more.length > 0 && { 'cac:AddressLine': { 'cbc:Line': more.join(', ') } }),
      'cac:Country': { 'cbc:IdentificationCode': party.country },
    },
    ...(vatNumber !== null &&
      category !== 'O' && {
        'cac:PartyTaxScheme': schemes({ 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': scheme }),
      }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': party.name,
      ...(category === 'O' && { 'cbc:CompanyID': vatNumber ?? email ?? party.name }),
    },
    ...(email !== null && { 'cac:Contact': { 'cbc:ElectronicMail': email } }),
  };
}
