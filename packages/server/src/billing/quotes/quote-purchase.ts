import type { Language } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { elsewhere } from '../../platform/http/tracked-country.ts';
import { type Discount, discountOn, isValidFor, splitOver } from '../discounts/discount.ts';
import { findDiscount, findDiscountById } from '../discounts/discount-store.ts';
import { countUses } from '../discounts/redemption-store.ts';
import type { BillingPorts } from '../ports.ts';
import type { PaymentProvider } from '../provider-interface/provider.ts';
import type { CheckedBuyer } from '../tax/check-buyer.ts';
import { calculateTax } from './calculate-tax.ts';
import { type PricedItem, priceItem, type PurchaseItem } from './item-lines.ts';
import type { Quote, QuoteLine } from './quote.ts';

export interface QuoteInput {
  item: PurchaseItem;
  buyer: CheckedBuyer;
  discountCode: string | null;
  /** Null before a way of paying was chosen. */
  provider: PaymentProvider | null;
  /** ISO 3166, where the connection comes from; null where nobody knows. */
  connectionCountry: string | null;
  /** Of the buyer, for the words on the invoice. */
  language: Language;
  now: Date;
  /** `preview` only tells what it would cost, `sale` also wants all that selling needs. Default: `sale`. */
  purpose?: 'preview' | 'sale';
}

export type Quoted = { ok: true; quote: Quote } | Refused;

/**
 * Price, discount and tax of an item, by the server alone. Whoever writes what follows from it calls it
 * in the transaction that locked the item; the register was asked before, by `checkBuyer`.
 */
export async function quotePurchase(ports: BillingPorts, db: Database, input: QuoteInput): Promise<Quoted> {
  const { buyer: checked, provider, language, now, purpose = 'sale' } = input;
  const priced = await priceItem({ db, clock: () => now }, input.item, language, now);
  if (priced === null)
    return { ok: false, reason: 'not-found', fields: [{ field: 'plan', code: 'not-allowed' }] };
  const net = priced.lines.reduce((sum, { amount }) => sum + amount, 0);
  const found = await discountOf(db, input, priced, net);
  if (!found.ok) return found;
  const discount = found.discount === null ? 0 : discountOn(found.discount, net);
  const parts = splitOver(
    priced.lines.map(({ amount }) => amount),
    discount,
  );
  const lines = priced.lines.map((line, index): QuoteLine => ({ ...line, discount: parts[index] ?? 0 }));
  const country = checked.buyer?.country ?? input.connectionCountry ?? elsewhere;
  const taxed = await calculateTax(ports, db, {
    net: net - discount,
    currency: priced.currency,
    country,
    validBusiness: checked.vatCheck === 'valid',
    sellerOfRecord: provider?.sellerOfRecord ?? false,
    now,
  });
  if (!taxed.ok) return taxed;
  const { tax, vat } = taxed;
  const quote: Quote = {
    item: priced.item,
    product: priced.product,
    lines,
    net,
    discount,
    vat,
    total: net - discount + vat,
    currency: priced.currency,
    tax,
    discountCode: found.discount && {
      id: found.discount.id,
      code: found.discount.code,
      periods: priced.kept?.periods ?? found.discount.periods,
    },
    buyer: {
      ...(checked.buyer ?? { country }),
      viesConsultation: checked.viesConsultation,
      viesName: checked.viesName,
    },
    evidence: {
      billing: country,
      connection: input.connectionCountry,
      confirmed: checked.buyer?.country_confirmed ?? false,
    },
  };
  return (purpose === 'sale' ? refusalOfSale(quote, checked, provider) : null) ?? { ok: true, quote };
}

/** What only matters once somebody is about to pay. */
function refusalOfSale(
  quote: Quote,
  checked: CheckedBuyer,
  provider: PaymentProvider | null,
): Refused | null {
  const { evidence, tax, total } = quote;
  const { faults } = checked;
  if (faults.length > 0) return { ok: false, reason: 'billing-incomplete', fields: faults };
  const placed = tax.treatment !== 'not-registered' && tax.treatment !== 'seller-of-record';
  if (placed && checked.buyer === null) {
    return {
      ok: false,
      reason: 'billing-incomplete',
      fields: [{ field: 'billing.country', code: 'required' }],
    };
  }
  // Regulation 282/2011 art. 24b: evidence that contradicts is settled by the buyer.
  const contradicts = evidence.connection !== null && evidence.connection !== evidence.billing;
  if (placed && contradicts && !evidence.confirmed) return { ok: false, reason: 'place-unclear' };
  if (provider !== null && total > 0 && total < provider.minimum(quote.currency)) {
    return { ok: false, reason: 'amount-too-small' };
  }
  return null;
}

type Found = { ok: true; discount: Discount | null } | Refused;

/** One answer for every code that does not hold, so that guessing learns nothing. */
async function discountOf(
  db: Database,
  { discountCode, now }: QuoteInput,
  { kept, sold, upgrade, currency, item }: PricedItem,
  net: number,
): Promise<Found> {
  if (kept !== null) return { ok: true, discount: await findDiscountById(db, kept.codeId) };
  const renews = item.type === 'consent' && item.subscriptionId !== null;
  if (discountCode === null || renews) return { ok: true, discount: null };
  const discount = await findDiscount(db, discountCode);
  if (discount === null || !isValidFor(discount, { sold, upgrade, net, currency, now })) return invalid;
  const { total } = await countUses(db, { codeId: discount.id, payerHash: null, now });
  if (discount.totalLimit !== null && total >= discount.totalLimit) return invalid;
  return { ok: true, discount };
}

const invalid: Refused = { ok: false, reason: 'discount-invalid' };
