import { useEffect, useState } from 'react';
import type { Outcome } from '../outcome.ts';

interface Answer<T> {
  /** Null until the first one is there. */
  outcome: Outcome<T> | null;
  /** The next one is on its way. */
  asking: boolean;
  again: () => void;
}

/** What a call answers, asked when the page opens and whenever `again` is called. `ask` must stay the same function. */
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
  return {
    outcome: answer.outcome,
    asking: answer.to !== attempt,
    again: () => setAttempt(attempt + 1),
  };
}
