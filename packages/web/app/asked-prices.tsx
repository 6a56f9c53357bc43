import type { ListedPrices } from '@clausewright/contract';
import { useEffect } from 'react';
import { send } from './api.ts';
import { calls } from './calls.ts';
import { useFetched } from './use-fetched.ts';

function fetchPrices(signal: AbortSignal) {
  return send(calls.listPrices, { signal });
}

/** Asks what everything costs. Loaded by a page that came without figures, which few do (decision 054). */
export function AskedPrices({ onPrices }: { onPrices: (prices: ListedPrices) => void }) {
  const { data } = useFetched(fetchPrices);
  useEffect(() => {
    if (data !== null) onPrices(data);
  }, [data, onPrices]);
  return null;
}
