import { useEffect, useRef, useState, type RefObject } from 'react';

interface StepFocus {
  heading: RefObject<HTMLHeadingElement | null>;
  summary: RefObject<HTMLDivElement | null>;
  /** The person tried to go on and could not: the summary of this step takes the focus. */
  toSummary: () => void;
  /** The same on the step that comes on screen next. */
  toNextSummary: () => void;
}

/** A new step is read from its heading on, or from the field that a link led to, a failed attempt from its summary. */
export function useStepFocus(ready: boolean, current: string): StepFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const entered = useRef<string | null>(null);
  const jumping = useRef(false);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (!ready) return;
    if (entered.current !== null && entered.current !== current) {
      const named = document.getElementById(location.hash.slice(1)) ?? heading.current;
      (jumping.current ? (summary.current ?? named) : named)?.focus();
      jumping.current = false;
    }
    entered.current = current;
  }, [ready, current]);

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  return {
    heading,
    summary,
    toSummary: () => setAttempts((count) => count + 1),
    toNextSummary: () => {
      jumping.current = true;
    },
  };
}
