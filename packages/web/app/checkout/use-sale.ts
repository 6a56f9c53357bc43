import type { SaleDetails } from '@clausewright/contract';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { Outcome } from '../outcome.ts';

interface Sale {
  /** Null while it is loaded. */
  outcome: Outcome<SaleDetails> | null;
  retry: () => void;
  /** Loads it again while the page keeps standing. */
  refresh: () => void;
}

export function useSale(id: string, token: string | null | undefined): Sale {
  const [outcome, setOutcome] = useState<Outcome<SaleDetails> | null>(null);

  const load = useCallback(
    (signal?: AbortSignal) => {
      if (token === undefined) return;
      const input = { params: { id }, agreementToken: token };
      send(calls.agreementSaleDetails, signal ? { ...input, signal } : input)
        .then(setOutcome)
        .catch((error: unknown) => {
          if (!signal?.aborted) reportError(error);
        });
    },
    [id, token],
  );
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [load]);

  return {
    outcome,
    retry() {
      setOutcome(null);
      load();
    },
    refresh: () => load(),
  };
}
