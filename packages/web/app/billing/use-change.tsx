import { useRef, useState, type ReactNode } from 'react';
import { useFailureText } from '../outcome-text.ts';
import type { Failure, Outcome } from '../outcome.ts';
import { StatusMessage } from '../account/section.tsx';
import { Notice } from '../ui/notice.tsx';

interface Change<T> {
  /** Name of the work that runs; null while none does. */
  busy: string | null;
  /** Runs one piece of work at a time; what it answers replaces what was shown. */
  change: (name: string, ask: () => Promise<Outcome<T>>, said: string) => Promise<void>;
  /** What came of the last change, said aloud. */
  result: ReactNode;
}

/** Changes to a list whose calls answer the whole list as it is then. */
export function useChange<T>(onChanged: (data: T) => void): Change<T> {
  const failureText = useFailureText();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const working = useRef(false);
  const change: Change<T>['change'] = async (name, ask, words) => {
    if (working.current) return;
    working.current = true;
    setBusy(name);
    setSaid(null);
    setFailure(null);
    const outcome = await ask().finally(() => {
      working.current = false;
      setBusy(null);
    });
    if (!outcome.ok) {
      setFailure(outcome);
      return;
    }
    setSaid(words);
    onChanged(outcome.data);
  };
  const result = (
    <>
      <div role="alert">
        {failure && (
          <Notice kind="danger">
            <p className="pre-line">{failureText(failure)}</p>
          </Notice>
        )}
      </div>
      <StatusMessage>{said}</StatusMessage>
    </>
  );
  return { busy, change, result };
}
