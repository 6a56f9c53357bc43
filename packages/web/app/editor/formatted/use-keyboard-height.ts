import { useEffect } from 'react';

/** Tells the style sheet how much of the window the keyboard on the screen covers. */
export function useKeyboardHeight(isNeeded: boolean): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!isNeeded || !viewport) return undefined;
    const root = document.documentElement;
    const measure = () => {
      const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
      root.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      root.style.removeProperty('--keyboard');
    };
  }, [isNeeded]);
}
