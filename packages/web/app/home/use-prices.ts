import type { ListedPrices } from '@clausewright/contract';
import { use } from 'react';
import type { Outcome } from '../outcome.ts';
import { PricesContext } from '../prices.tsx';
import { useAnswer } from '../use-answer.ts';

/** In chunks of their own: a page that brings its figures needs neither. */
async function fetchPrices(signal: AbortSignal): Promise<Outcome<ListedPrices>> {
  const [{ send }, { calls }] = await Promise.all([import('../api.ts'), import('../calls.ts')]);
  return send(calls.listPrices, { signal });
}

/** What everything costs: from the page, where it was sent with figures (decision 054), else asked for; null until then. */
export function usePrices(): ListedPrices | null {
  const ofPage = use(PricesContext);
  const { data } = useAnswer(ofPage === null ? fetchPrices : null);
  return ofPage ?? data;
}
