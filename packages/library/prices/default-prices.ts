import defaults from './default-prices.json' with { type: 'json' };
import type { PriceTable } from '@clausewright/engine/pricing/price-table';

/** The table of a new instance, until its operator sets another. */
export const defaultPrices: PriceTable = defaults;
