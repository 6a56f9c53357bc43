import type { getUpdateDetails, ResultOf } from '@clausewright/contract';
import { useCallback } from 'react';
import { agreementCalls } from '../agreements/agreement-calls.ts';
import { send } from '../api.ts';
import type { Outcome } from '../outcome.ts';
import { useFetched } from '../use-fetched.ts';

export type UpdateDetails = ResultOf<typeof getUpdateDetails>;

/** The agreement with its saved answers; null while it is on its way. `token` is undefined while the page hydrates. */
export function useUpdateDetails(
  id: string,
  token: string | null | undefined,
): [Outcome<UpdateDetails> | null, () => void] {
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(agreementCalls.getUpdateDetails, { params: { id }, agreementToken: token ?? null, signal }),
    [id, token],
  );
  const { outcome, asking, again } = useFetched(token === undefined ? null : ask);
  return [asking ? null : outcome, again];
}
