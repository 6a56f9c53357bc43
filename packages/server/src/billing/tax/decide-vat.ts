import type { VatTreatment } from '@clausewright/contract';
import { isMemberState, getVatCountry } from '../../platform/vat-number/eu.ts';

export interface VatFacts {
  /** Another seller sells in his own name: he adds the tax. */
  sellerOfRecord: boolean;
  seller: { country: string; vatNumber: string | undefined };
  buyer: {
    country: string;
    /** The EU register said yes to the VAT number; anything less is a consumer. */
    validBusiness: boolean;
  };
  /** Consumers in other member states pay their country's rate. */
  oss: boolean;
}

export interface VatDecision {
  treatment: VatTreatment;
  /** Whose rate is due; no rate where `rated` is false. */
  country: string;
  rated: boolean;
}

/** Who owes VAT where, for services supplied electronically (Directive 2006/112 art. 44, 58, 59c, 196). */
export function decideVat({ sellerOfRecord, seller, buyer, oss }: VatFacts): VatDecision {
  const own = getVatCountry(seller.country);
  const place = getVatCountry(buyer.country);
  if (sellerOfRecord) return free('seller-of-record', place);
  if (seller.vatNumber === undefined) return free('not-registered', own);
  if (place === own) return rated('domestic', own);
  if (!isMemberState(place)) return free('outside-scope', place);
  if (buyer.validBusiness) return free('reverse-charge', place);
  if (oss) return rated('destination', place);
  // Below the threshold the seller's own rate holds; who sells from outside the EU and is not registered
  // in it charges none, which is not to say that the buyer is outside of it.
  return isMemberState(own) ? rated('domestic', own) : free('not-registered', own);
}

/** VAT in minor units on a net amount, rounded once, half up; `rate` in hundredths of a percent. */
export function calculateVat(net: number, rate: number): number {
  return Number((BigInt(net) * BigInt(rate) + 5000n) / 10_000n);
}

function free(treatment: VatTreatment, country: string): VatDecision {
  return { treatment, country, rated: false };
}

function rated(treatment: VatTreatment, country: string): VatDecision {
  return { treatment, country, rated: true };
}
