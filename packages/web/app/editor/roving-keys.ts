import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys, Home and End among the buttons of a tab list or toolbar (ARIA Authoring Practices); answers the new one. */
export function moveAmongButtons(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | null {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const step = steps[event.key];
  const next =
    event.key === 'Home'
      ? buttons[0]
      : event.key === 'End'
        ? buttons.at(-1)
        : step && buttons[(at + step + buttons.length) % buttons.length];
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return next;
}
