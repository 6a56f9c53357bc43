import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from './outcome.ts';
import { useRetryWhenUp } from './use-retry-when-up.ts';

interface Heard<T> {
  /** Null until the first one is there; that of the question before while another one is asked. */
  outcome: Outcome<T> | null;
  /** What was loaded last, also where a later call failed. */
  data: T | null;
  /** Calls in a row that failed. */
  failures: number;
}

interface Answer<T> extends Heard<T> {
  /** The next one is on its way. */
  asking: boolean;
  again: () => void;
}

interface Pace<T> {
  /** Milliseconds to wait first, where each letter that somebody types is another question. */
  afterMs?: number;
  /** Milliseconds until it is asked again by itself, null where it is not. */
  repeat?: (heard: { outcome: Outcome<T>; data: T | null }) => number | null;
}

/** What a call answers to a function; each `ask` is another question, so it must stay the same for the same one. */
type Ask<T> = (signal: AbortSignal) => Promise<Outcome<T>>;

/**
 * The one way to load what a page shows (decision 062): asked when the page opens, whenever `again` is called and,
 * where it failed, when the service is back. What is asked no longer is called off. Null asks nothing.
 */
export function useFetched<T>(ask: Ask<T> | null, { afterMs, repeat }: Pace<T> = {}): Answer<T> {
  const [attempt, setAttempt] = useState(1);
  const [{ to, of, ...heard }, setHeard] = useState<Heard<T> & { to: number; of: Ask<T> | null }>({
    to: 0,
    of: null,
    outcome: null,
    data: null,
    failures: 0,
  });
  // What is known of a question may change, the question does not.
  const latest = useRef({ repeat, data: heard.data });
  useEffect(() => {
    latest.current.repeat = repeat;
  });
  useEffect(() => {
    if (ask === null) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      const outcome = await ask(leaving.signal);
      if (leaving.signal.aborted) return;
      const data = outcome.ok ? outcome.data : latest.current.data;
      latest.current.data = data;
      setHeard(({ failures }) => ({
        to: attempt,
        of: ask,
        outcome,
        data,
        failures: outcome.ok ? 0 : failures + 1,
      }));
      const wait = latest.current.repeat?.({ outcome, data }) ?? null;
      if (wait !== null) timer = setTimeout(begin, wait);
    };
    const begin = () => {
      run().catch((error: unknown) => {
        if (!leaving.signal.aborted) reportError(error);
      });
    };
    if (afterMs === undefined) begin();
    else timer = setTimeout(begin, afterMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, attempt, afterMs]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useRetryWhenUp(heard.outcome?.ok === false, again);
  return { ...heard, asking: ask !== null && (to !== attempt || of !== ask), again };
}
