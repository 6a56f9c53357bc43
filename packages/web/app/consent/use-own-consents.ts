import type { ConsentCard } from '@clausewright/contract';
import { useCallback, useState } from 'react';
import { useFetched } from '../use-fetched.ts';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { consentCalls } from './consent-calls.ts';

function fetchConsents(signal: AbortSignal) {
  return send(consentCalls.listConsents, { signal });
}

export interface OwnConsents {
  /** Newest first; null until they are there. */
  consents: readonly ConsentCard[] | null;
  failure: Failure | null;
  reload: () => void;
  /** Grows with every reload, for what is asked beside. */
  edition: number;
}

/** All privacy consents of the account; there are at most as many as it has websites. */
export function useOwnConsents(): OwnConsents {
  const { outcome, asking, again } = useFetched(fetchConsents);
  const [edition, setEdition] = useState(0);
  const reload = useCallback(() => {
    setEdition((before) => before + 1);
    again();
  }, [again]);
  const failure = outcome?.ok === false && !asking ? outcome : null;
  return { consents: outcome?.ok ? outcome.data.consents : null, failure, reload, edition };
}
