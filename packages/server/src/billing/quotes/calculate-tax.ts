import type { Database } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { currencyExponent } from '../../platform/money.ts';
import type { BillingPorts } from '../ports.ts';
import type { Quote } from './quote.ts';
import { decideVat, calculateVat } from '../tax/decide-vat.ts';
import { getNationalCurrency } from '../../platform/vat-number/eu.ts';
import { findExchangeRate, findVatRate } from '../tax/rate-store.ts';

export interface TaxInput {
  /** After the discount. */
  net: number;
  currency: string;
  /** Of the buyer (ISO 3166). */
  country: string;
  validBusiness: boolean;
  sellerOfRecord: boolean;
  now: Date;
}

export type Taxed = { ok: true; tax: Quote['tax']; vat: number } | Refused;

const unavailable: Refused = { ok: false, reason: 'checkout-unavailable' };

/** The VAT of a sale at this moment; refused where a rate that it needs is not known. */
export async function calculateTax(
  { operator, payments }: Pick<BillingPorts, 'operator' | 'payments'>,
  db: Database,
  { net, currency, country, validBusiness, sellerOfRecord, now }: TaxInput,
): Promise<Taxed> {
  if (operator.vat !== undefined && operator.country === undefined && !sellerOfRecord) return unavailable;
  const decided = decideVat({
    sellerOfRecord,
    seller: { country: operator.country ?? country, vatNumber: operator.vat },
    buyer: { country, validBusiness },
    oss: payments.oss,
  });
  const rate = decided.rated ? await findVatRate(db, decided.country, now) : 0;
  if (rate === null) return unavailable;
  const vat = calculateVat(net, rate);
  const invoiced = decided.treatment !== 'seller-of-record' && decided.treatment !== 'not-registered';
  const own = invoiced ? await ownOf(db, { country: operator.country ?? country, currency, vat, now }) : null;
  if (own === undefined) return unavailable;
  return { ok: true, vat, tax: { treatment: decided.treatment, country: decided.country, rate, own } };
}

/** VAT in the seller's own currency where that is another; undefined where there is no rate of the day. */
async function ownOf(
  db: Database,
  { country, currency, vat, now }: { country: string; currency: string; vat: number; now: Date },
): Promise<Quote['tax']['own'] | undefined> {
  const own = getNationalCurrency(country);
  if (own === null || own === currency) return null;
  const exchange = await findExchangeRate(db, currency, now);
  if (exchange === null) return undefined;
  const { rateMillionths, day } = exchange;
  const scale = 10n ** BigInt(6 + currencyExponent(currency));
  const worth = BigInt(vat) * BigInt(rateMillionths) * 10n ** BigInt(currencyExponent(own));
  return { currency: own, rateMillionths, day, vat: Number((worth + scale / 2n) / scale) };
}
