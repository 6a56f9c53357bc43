import { pricesText, type PriceTable } from '@clausewright/library/prices';
import type { Clock } from '../clock.ts';
import { memoizeWithTtl } from '../memoize-with-ttl.ts';

/**
 * The figures in force as `pricesText` writes them, asked at most once a second by `read`. Null where the database
 * does not say: a price that may be wrong is not shown.
 */
export function watchPrices(read: () => Promise<PriceTable>, clock: Clock): () => Promise<string | null> {
  const ask = memoizeWithTtl(1000, clock, () => read().then(pricesText, () => null));
  return () => ask('prices');
}
