import defaults from './default-prices.json' with { type: 'json' };
import type { PriceTable } from './price-table.ts';

/** The table of a new instance, until its operator sets another. */
export const defaultPrices: PriceTable = defaults;
