import type { ListedAgreement } from '@clausewright/contract';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { Failure } from '../outcome.ts';
import { useRetryWhenUp } from '../use-retry-when-up.ts';

const perPage = 20;
type List = 'allAgreements' | 'unpaidAgreements';

export interface OwnAgreements {
  /** Newest first; null until the first page is there. */
  agreements: ListedAgreement[] | null;
  total: number;
  failure: Failure | null;
  /** Loads the next page, or the first one again after a failure. */
  more: () => void;
}

/** The agreements of the account, a page at a time. */
export function useOwnAgreements(list: List): OwnAgreements {
  const [state, setState] = useState<Omit<OwnAgreements, 'more'>>({
    agreements: null,
    total: 0,
    failure: null,
  });
  const [page, setPage] = useState({ number: 1, attempt: 0 });

  useEffect(() => {
    const leaving = new AbortController();
    const query = { page: String(page.number), per_page: String(perPage) };
    send(calls[list], { query, signal: leaving.signal }).then(
      (outcome) =>
        setState((before) => {
          if (!outcome.ok) return { ...before, failure: outcome };
          const earlier = page.number === 1 ? [] : (before.agreements ?? []);
          const known = new Set(earlier.map(({ agreement_id }) => agreement_id));
          // A new one in the meantime moves the pages by one.
          const fresh = outcome.data.agreements.filter(({ agreement_id }) => !known.has(agreement_id));
          return { agreements: [...earlier, ...fresh], total: outcome.data.total, failure: null };
        }),
      (error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [list, page]);

  const { failure } = state;
  const more = useCallback(
    () => setPage(({ number, attempt }) => ({ number: failure ? number : number + 1, attempt: attempt + 1 })),
    [failure],
  );
  useRetryWhenUp(failure !== null, more);
  return { ...state, more };
}
