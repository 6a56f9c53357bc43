import { type RefObject, useEffect } from 'react';

/**
 * Parts that come late push down what stands below them, and browsers hold only what is at the top of the screen.
 * What has the focus, and was on screen when somebody last moved the focus or the page, is brought back there.
 */
export function useFocusOnScreen(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current;
    if (element === null) return;
    let wasOnScreen = false;
    // Whoever moves the focus has it brought on screen by the browser, a moment later.
    const moved = () => {
      wasOnScreen = true;
    };
    const scrolled = () => {
      wasOnScreen = isOnScreen(document.activeElement);
    };
    const changes = new MutationObserver(() => {
      const { activeElement } = document;
      if (wasOnScreen && !isOnScreen(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    });
    changes.observe(element, { childList: true, subtree: true });
    addEventListener('focusin', moved);
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      changes.disconnect();
      removeEventListener('focusin', moved);
      removeEventListener('scroll', scrolled);
    };
  }, [content]);
}

function isOnScreen(element: Element | null): boolean {
  if (element === null || element === document.body) return true;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
