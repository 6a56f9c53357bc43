import { pricesText, type PriceTable } from '@clausewright/agreements/prices';
import type { Clock } from '../../clock.ts';

const keptMs = 1000;

/**
 * The figures in force as `pricesText` writes them, asked at most once a second by `read`. Null where the database
 * does not say: a price that may be wrong is not shown.
 */
export function watchPrices(read: () => Promise<PriceTable>, clock: Clock): () => Promise<string | null> {
  let last = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve<string | null>(null) };
  const ask = () => read().then(pricesText, () => null);
  return () => {
    const now = clock().getTime();
    if (now - last.at >= keptMs || now < last.at) last = { at: now, answer: ask() };
    return last.answer;
  };
}
