import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether anything was pressed or had the focus since the app's script ran; Safari focuses no button that a mouse
 * presses. The browser's own `userActivation` also counts presses while the page was loading, and scripts of test programs.
 */
let pressed = false;
if (!import.meta.env.SSR)
  for (const type of ['focusin', 'click']) addEventListener(type, () => (pressed = true));

/**
 * A press that leads to another page or step of the app leaves the focus on nothing, where a loaded page would begin
 * anew: the heading takes it. Each state of a page (loading, ready) has its heading, and often its title; nobody's focus
 * is taken away.
 * Until somebody has pressed anything, the page is as the browser loaded it.
 */
export function useArrivalFocus(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (document.activeElement !== document.body || !pressed) return;
    // That of an editor stands in its bar.
    const heading = document.querySelector<HTMLElement>('#main h1, .editor__bar h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // Another address or title is what it waits for.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [pathname, title]);
}
