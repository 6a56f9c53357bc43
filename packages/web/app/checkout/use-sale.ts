import type { SaleDetails } from '@clausewright/contract';
import { useEffect, useState } from 'react';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { Outcome } from '../outcome.ts';

interface Sale {
  /** Null while it is loaded. */
  outcome: Outcome<SaleDetails> | null;
  retry: () => void;
}

export function useSale(id: string, token: string | null | undefined): Sale {
  const [outcome, setOutcome] = useState<Outcome<SaleDetails> | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (token === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    send(calls.agreementSaleDetails, { params: { id }, agreementToken: token, signal })
      .then(setOutcome)
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
    return () => controller.abort();
  }, [id, token, attempt]);

  return {
    outcome,
    retry() {
      setOutcome(null);
      setAttempt((count) => count + 1);
    },
  };
}
