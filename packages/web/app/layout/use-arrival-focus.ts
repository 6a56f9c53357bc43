import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The address that the browser itself opened; null after the first move within the app. */
let opened: string | null | undefined;

/**
 * A link within the app leaves the focus on nothing, where a loaded page would begin anew: the heading
 * takes it. Each state of a page (loading, ready) has its heading, and nobody's focus is taken away.
 */
export function useArrivalFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    opened = opened === undefined || opened === pathname ? pathname : null;
    if (opened !== null || document.activeElement !== document.body) return;
    // That of an editor stands in its bar.
    const heading = document.querySelector<HTMLElement>('#main h1, .editor__bar h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
