import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '../outcome.ts';
import { useRetryWhenUp } from '../use-retry-when-up.ts';

interface Answer<T> {
  /** Null until the first one is there. */
  outcome: Outcome<T> | null;
  /** The next one is on its way. */
  asking: boolean;
  again: () => void;
}

/**
 * What a call answers, asked when the page opens, whenever `again` is called and, where it failed, when the
 * service is back. `ask` must stay the same function.
 */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<Outcome<T>>): Answer<T> {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<{ to: number; outcome: Outcome<T> | null }>({ to: 0, outcome: null });
  useEffect(() => {
    const leaving = new AbortController();
    const run = async () => {
      const outcome = await ask(leaving.signal);
      if (!leaving.signal.aborted) setAnswer({ to: attempt, outcome });
    };
    run().catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error);
    });
    return () => leaving.abort();
  }, [ask, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useRetryWhenUp(answer.outcome?.ok === false, again);
  return { outcome: answer.outcome, asking: answer.to !== attempt, again };
}
