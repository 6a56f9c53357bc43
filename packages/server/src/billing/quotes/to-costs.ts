import type { Costs } from '@clausewright/contract';
import type { Quote } from './quote.ts';

/** A quote as pages show it. */
export function toCosts(quote: Quote, vatCheck: Costs['vat_check']): Costs {
  const { tax, item } = quote;
  return {
    lines: quote.lines.map(({ key, label, amount }) => ({ code: key, label, amount })),
    net: quote.net,
    discount: quote.discount,
    vat: tax.treatment === 'seller-of-record' ? null : quote.vat,
    total: quote.total,
    currency: quote.currency,
    total_price_is_extra_difference: item.type === 'agreement' && item.upgrade,
    tax: { treatment: tax.treatment, country: tax.country, rate: tax.rate },
    vat_check: vatCheck,
    discount_code: quote.discountCode?.code ?? null,
  };
}
