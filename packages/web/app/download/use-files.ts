import { useCallback, useEffect, useState } from 'react';
import { followFiles, type Progress } from './follow-files.ts';

interface Files {
  progress: Progress;
  /** Tries once more, also when the last attempt to make the files failed. */
  retry: () => void;
}

/** `token` is undefined until local storage was read. */
export function useFiles(id: string, token: string | null | undefined): Files {
  const [progress, setProgress] = useState<Progress>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (token === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    followFiles({ id, token, again: attempt > 0, signal, report: setProgress }).catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
    return () => controller.abort();
  }, [id, token, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { progress, retry };
}
