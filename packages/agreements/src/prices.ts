/** What everything costs, without the clauses that cost it. */
export { defaultPrices } from './pricing/default-prices.ts';
export type { PriceTable } from './pricing/price-table.ts';
export { pricesText, shownPrices } from './pricing/shown-prices.ts';
