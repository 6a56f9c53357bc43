import type { getUpdateDetails, ResultOf } from '@clausewright/contract';
import { useCallback, useEffect, useState } from 'react';
import { agreementCalls } from '../agreements/agreement-calls.ts';
import { send } from '../api.ts';
import type { Outcome } from '../outcome.ts';
import { useRetryWhenUp } from '../use-retry-when-up.ts';

export type UpdateDetails = ResultOf<typeof getUpdateDetails>;

/** The agreement with its saved answers; null while it is on its way. `token` is undefined while the page hydrates. */
export function useUpdateDetails(
  id: string,
  token: string | null | undefined,
): [Outcome<UpdateDetails> | null, () => void] {
  const [loaded, setLoaded] = useState<{ of: number; outcome: Outcome<UpdateDetails> } | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (token === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = send(agreementCalls.getUpdateDetails, { params: { id }, agreementToken: token, signal });
    ask.then(
      (outcome) => setLoaded({ of: turn, outcome }),
      (error: unknown) => {
        if (!signal.aborted) reportError(error);
      },
    );
    return () => leaving.abort();
  }, [id, token, turn]);
  const retry = useCallback(() => setTurn((now) => now + 1), []);
  const outcome = loaded?.of === turn ? loaded.outcome : null;
  useRetryWhenUp(outcome?.ok === false, retry);
  return [outcome, retry];
}
