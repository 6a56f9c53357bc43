import type { ListedAgreement } from '@clausewright/contract';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { Failure, Outcome } from '../outcome.ts';
import { useRetryWhenUp } from '../use-retry-when-up.ts';
import type { queryOf } from './list-choice.ts';

type Query = ReturnType<typeof queryOf>;
interface Page {
  agreements: ListedAgreement[];
  total: number;
}

export interface OwnAgreements {
  /** The page that was asked for, or the one before until it is there; null before the first. */
  page: Page | null;
  /** Another page is on its way. */
  asking: boolean;
  failure: Failure | null;
  again: () => void;
}

type Ask = (query: Query, signal: AbortSignal) => Promise<Outcome<Page>>;

const lists = {
  finished: (query, signal) =>
    send(calls.allAgreements, { query: { ...query, status: 'finalized' }, signal }),
  unfinished: (query, signal) => send(calls.unpaidAgreements, { query, signal }),
} as const satisfies Record<string, Ask>;

/** One page of the account's agreements; what was asked before is dropped. */
export function useOwnAgreements(list: keyof typeof lists, query: Query): OwnAgreements {
  const [attempt, setAttempt] = useState(0);
  // The query is another object each time.
  const asked = JSON.stringify(query);
  const [shown, setShown] = useState<{ of: string; page: Page | null; failure: Failure | null }>({
    of: '',
    page: null,
    failure: null,
  });
  const key = `${asked} ${attempt}`;
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const outcome = await lists[list](JSON.parse(asked) as Query, leaving.signal);
      if (leaving.signal.aborted) return;
      setShown(({ page }) =>
        outcome.ok ? { of: key, page: outcome.data, failure: null } : { of: key, page, failure: outcome },
      );
    };
    load().catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error);
    });
    return () => leaving.abort();
  }, [list, asked, key]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useRetryWhenUp(shown.failure !== null, again);
  const { page, failure } = shown;
  return { page: failure === null ? page : null, asking: shown.of !== key, failure, again };
}
