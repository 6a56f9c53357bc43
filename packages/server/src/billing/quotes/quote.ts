import { createHash } from 'node:crypto';
import type { Buyer, VatTreatment } from '@clausewright/contract';
import { canonicalJson } from '../../platform/canonical-json.ts';

export interface QuoteLine {
  /** Stable, `<code>:<subject>`; what was paid is remembered by it. */
  key: string;
  code: string;
  /** In the buyer's language, as the invoice prints it. */
  label: string;
  /** Net minor units before the discount. */
  amount: number;
  /** Its part of the discount. */
  discount: number;
}

export type QuoteItem =
  | {
      type: 'agreement';
      agreementId: string;
      /** Version that the payment makes the served one. */
      versionId: string;
      /** Earlier lines of the agreement are owned: this pays the difference. */
      upgrade: boolean;
    }
  | {
      type: 'consent';
      consentId: string;
      plan: { code: string; interval: 'month' | 'year'; count: number; price: number };
      /** Of a renewal; null for the first period. */
      subscriptionId: string | null;
      periodNo: number;
    };

/** What a payment is for, frozen when it is opened: later changes of prices or answers do not touch it. */
export interface Quote {
  item: QuoteItem;
  /** What is bought in the buyer's language, with the site. */
  product: string;
  lines: readonly QuoteLine[];
  /** Minor units: sum of the lines, what the discount takes, the tax, and what is to be paid. */
  net: number;
  discount: number;
  vat: number;
  total: number;
  currency: string;
  tax: {
    treatment: VatTreatment;
    /** Country whose rate it is. */
    country: string;
    /** Hundredths of a percent. */
    rate: number;
    /** VAT in the operator's own currency where that is another (Directive 2006/112 art. 230). */
    own: { currency: string; rateMillionths: number; day: string; vat: number } | null;
  };
  /** `periods`: of a plan, how many the code holds for, this one included. */
  discountCode: { id: string; code: string; periods: number } | null;
  buyer: Buyer & {
    /** Consultation number of the EU register where it said that the VAT number is valid. */
    viesConsultation: string | null;
    viesName: string | null;
  };
  /** Evidence of place (Regulation 282/2011 art. 24b): countries as billed, by connection, of the card. */
  evidence: { billing: string; connection: string | null; confirmed: boolean };
}

/** SHA-256 of the quote, 64 hex digits: whether two quotes are the same. */
export function hashQuote(quote: Quote): string {
  return createHash('sha256').update(canonicalJson(quote)).digest('hex');
}
