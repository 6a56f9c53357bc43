import type { ListedAgreement } from '@clausewright/contract';
import { useCallback } from 'react';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { Failure, Outcome } from '../outcome.ts';
import { useFetched } from '../use-fetched.ts';
import type { toQuery } from './list-choice.ts';

type Query = ReturnType<typeof toQuery>;
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

/** One page of the account's agreements. */
export function useOwnAgreements(list: keyof typeof lists, query: Query): OwnAgreements {
  // The query is another object each time.
  const text = JSON.stringify(query);
  const ask = useCallback(
    (signal: AbortSignal) => lists[list](JSON.parse(text) as Query, signal),
    [list, text],
  );
  const { outcome, data, asking, again } = useFetched<Page>(ask);
  const failure = outcome?.ok === false ? outcome : null;
  return { page: failure === null ? data : null, asking, failure, again };
}
