import { useCallback, useEffect, useRef, useState } from 'react';
import type { TokenEnd } from '../use-agreement-token.ts';
import { followFiles, type Progress } from './follow-files.ts';

interface Files {
  progress: Progress;
  /** Tries once more, also when the last attempt to make the files failed. */
  retry: () => void;
}

/** What the server's answer says of the token; null where it says nothing. */
function endOf(progress: Progress): TokenEnd | null {
  if ('files' in progress) return progress.owner ? 'unneeded' : 'opened';
  if (progress.phase === 'unpaid') return 'opened';
  const { phase } = progress;
  return phase === 'gone' || (phase === 'foreign' && progress.why === 'no-access') ? 'useless' : null;
}

/** `token` is undefined until local storage was read; `settle` is told what became of it. */
export function useFiles(
  id: string,
  token: string | null | undefined,
  settle: (end: TokenEnd) => void,
): Files {
  const [progress, setProgress] = useState<Progress>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  const refused = useRef(false);

  useEffect(() => {
    // A token that opened nothing is forgotten at once: what it led to goes on being said.
    if (token === undefined || (token === null && refused.current)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const report = (next: Progress) => {
      const end = endOf(next);
      refused.current = end === 'useless' && token !== null;
      if (end !== null && token !== null) settle(end);
      setProgress(next);
    };
    followFiles({ id, token, again: attempt > 0, signal, report }).catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
    return () => controller.abort();
  }, [id, token, attempt, settle]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { progress, retry };
}
