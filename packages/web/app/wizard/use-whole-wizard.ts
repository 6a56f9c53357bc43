import { startTransition, useEffect, useState } from 'react';
import type { WholeWizard } from './whole-wizard.ts';

interface Shown {
  /** Null while only the first step can be asked. */
  whole: WholeWizard | null;
  /** Resolves once the page knows it. */
  whenShown: Promise<WholeWizard>;
}

/** Takes over the rest of a wizard when it comes; what was answered meanwhile stays as it is. */
export function useWholeWizard(complete: Promise<WholeWizard>, given: WholeWizard | null): Shown {
  const [whole, setWhole] = useState(given);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<WholeWizard>());
  useEffect(() => {
    if (whole !== null) {
      resolve(whole);
      return;
    }
    complete.then(
      // All questions of a step are rendered anew: in slices, so that a slow phone reacts meanwhile.
      (loaded) => startTransition(() => setWhole(loaded)),
      (error: unknown) => setFailed({ error }),
    );
  }, [complete, whole, resolve]);
  if (failed !== null) throw failed.error;
  return { whole, whenShown: promise };
}
