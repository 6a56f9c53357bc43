import type { Language, VatTreatment } from '@clausewright/contract';

export interface Party {
  name: string;
  /** Lines as they are printed. */
  address: readonly string[];
  /** ISO 3166, or empty where nobody said. */
  country: string;
  vatNumber: string | null;
  email: string | null;
}

export interface InvoiceLine {
  label: string;
  /** Net minor units of one; `net` is after its part of the discount. */
  unitPrice: number;
  quantity: 1;
  discount: number;
  net: number;
}

/** Everything an invoice states (Directive 2006/112 art. 226), frozen when it is issued. */
export interface InvoiceContent {
  seller: Party;
  buyer: Party;
  /** What was bought. */
  product: string;
  lines: readonly InvoiceLine[];
  /** Minor units: lines before the discount, what it takes, VAT, all. */
  net: number;
  discount: number;
  vat: number;
  total: number;
  currency: string;
  tax: {
    treatment: VatTreatment;
    country: string;
    /** Hundredths of a percent. */
    rate: number;
    /** Art. 230: VAT in the seller's own currency where that is another. */
    own: { currency: string; rateMillionths: number; day: string; vat: number } | null;
  };
  /** ISO day on which it was supplied, which is the day of payment. */
  supplied: string;
  /** No money moved. */
  test: boolean;
  /** Of a credit note (art. 219): what it corrects. */
  corrects: { number: string; issued: string } | null;
}

export interface Invoice {
  id: string;
  number: string;
  kind: 'invoice' | 'credit-note';
  transactionId: string;
  customerId: string | null;
  language: Language;
  issuedAt: Date;
  content: InvoiceContent;
}
