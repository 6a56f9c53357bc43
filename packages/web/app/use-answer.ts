import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from './outcome.ts';
import { useRetryWhenUp } from './use-retry-when-up.ts';

interface Answer<T> {
  /** Null until the first one is there; that of the question before while another one is asked. */
  outcome: Outcome<T> | null;
  /** The next one is on its way. */
  asking: boolean;
  again: () => void;
}

/**
 * What a call answers, asked when the page opens, whenever `again` is called and, where it failed, when the
 * service is back. Another `ask` is another question: it must stay the same function for the same one.
 */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<Outcome<T>>): Answer<T> {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<{ to: number; of: typeof ask; outcome: Outcome<T> | null }>({
    to: 0,
    of: ask,
    outcome: null,
  });
  useEffect(() => {
    const leaving = new AbortController();
    const run = async () => {
      const outcome = await ask(leaving.signal);
      if (!leaving.signal.aborted) setAnswer({ to: attempt, of: ask, outcome });
    };
    run().catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error);
    });
    return () => leaving.abort();
  }, [ask, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useRetryWhenUp(answer.outcome?.ok === false, again);
  const asking = answer.to !== attempt || answer.of !== ask;
  return { outcome: answer.outcome, asking, again };
}
