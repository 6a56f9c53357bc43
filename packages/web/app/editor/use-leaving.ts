import { useEffect, useRef } from 'react';
import type { TextAutosave } from './text-autosave.ts';

/** Nothing that was written goes with the page; only what nobody could keep asks before. */
export function useLeaving(keeper: TextAutosave, read: () => void): void {
  // Another view of the text is read in another way; nobody leaves by that.
  const reading = useRef(read);
  useEffect(() => {
    reading.current = read;
  }, [read]);
  useEffect(() => {
    const leave = () => {
      reading.current();
      keeper.leave();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const ask = (event: BeforeUnloadEvent) => {
      reading.current();
      if (keeper.isAtRisk()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      removeEventListener('beforeunload', ask);
      leave();
      keeper.end();
    };
  }, [keeper]);
}
