import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetAgreement } from '../kept-agreements.ts';
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

  const refused = useRef(false);

  useEffect(() => {
    // A token that opened nothing is forgotten at once: what it led to goes on being said.
    if (token === undefined || (token === null && refused.current)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const report = (next: Progress) => {
      const useless = next.phase === 'gone' || (next.phase === 'foreign' && next.why === 'no-access');
      if (useless && token !== null) {
        refused.current = true;
        forgetAgreement(id);
      }
      setProgress(next);
    };
    followFiles({ id, token, again: attempt > 0, signal, report }).catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
    return () => controller.abort();
  }, [id, token, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { progress, retry };
}
