/** What everything costs, without the clauses that cost it. */
export { defaultPrices, type PriceTable } from './pricing/price-table.ts';
export { pricesText, shownPrices } from './pricing/shown-prices.ts';
