import type { ListedPrices } from '@clausewright/contract';
import { use, useEffect, useState } from 'react';
import { PricesContext } from '../prices.tsx';

/** In chunks of their own: a page that brings its figures needs neither. */
async function fetchPrices(signal: AbortSignal): Promise<ListedPrices | null> {
  const [{ send }, { calls }] = await Promise.all([import('../api.ts'), import('../calls.ts')]);
  const outcome = await send(calls.listPrices, { signal });
  return outcome.ok ? outcome.data : null;
}

/** What everything costs: from the page, where it was sent with figures (decision 054), else asked for; null until then. */
export function usePrices(): ListedPrices | null {
  const ofPage = use(PricesContext);
  const [asked, setAsked] = useState<ListedPrices | null>(null);
  useEffect(() => {
    if (ofPage !== null) return undefined;
    const leaving = new AbortController();
    fetchPrices(leaving.signal)
      .then((found) => leaving.signal.aborted || setAsked(found))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) reportError(error);
      });
    return () => leaving.abort();
  }, [ofPage]);
  return ofPage ?? asked;
}
