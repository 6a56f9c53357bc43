import { useCallback, useEffect, useRef } from 'react';

/** Specification 9: a call made while somebody types waits so long. */
const delayMs = 200;

/**
 * Runs what is given last, 200 ms after it was given; what was given before is aborted. The work gets
 * the signal and passes it to `send`.
 */
export function useDelayed(): (work: (signal: AbortSignal) => Promise<void>) => void {
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; aborter: AbortController } | null>(null);
  const stop = useCallback(() => {
    if (!running.current) return;
    clearTimeout(running.current.timer);
    running.current.aborter.abort();
  }, []);
  useEffect(() => stop, [stop]);
  return useCallback(
    (work) => {
      stop();
      const aborter = new AbortController();
      const timer = setTimeout(() => {
        work(aborter.signal).catch((error: unknown) => {
          if (!aborter.signal.aborted) reportError(error);
        });
      }, delayMs);
      running.current = { timer, aborter };
    },
    [stop],
  );
}
