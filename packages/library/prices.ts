/** What everything costs, without the clauses that cost it. */
export { defaultPrices } from './prices/default-prices.ts';
export type { PriceTable } from '@clausewright/engine/pricing/price-table';
export { pricesText, shownPrices } from '@clausewright/engine/pricing/shown-prices';
