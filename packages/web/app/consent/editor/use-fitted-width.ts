import { type RefObject, useEffect, useRef } from 'react';

/** An element whose `--fit` says how much smaller than `width` it is: what lies in it is drawn as on such a window. */
export function useFittedWidth(width: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fitted = element.current;
    if (fitted === null) return;
    const observer = new ResizeObserver(() => {
      fitted.style.setProperty('--fit', String(Math.min(1, fitted.clientWidth / width)));
    });
    observer.observe(fitted);
    return () => observer.disconnect();
  }, [width]);
  return element;
}
