import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  className?: string;
  label: ReactNode;
  children: ReactNode;
}

/** A disclosure that closes on Escape, on a press outside and after a choice. */
export function Menu({ className = '', label, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const close = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    element.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      element.removeEventListener('keydown', escape);
    };
  }, []);

  const closeAfterChoice = (event: { target: EventTarget }) => {
    if (!(event.target instanceof Element) || !event.target.closest('a, button') || !details.current) return;
    details.current.open = false;
    // A link leads to another page; a button leaves the person here.
    if (event.target.closest('button')) details.current.querySelector('summary')?.focus();
  };

  return (
    <details ref={details} className={`menu ${className}`.trim()}>
      <summary className="head__btn">{label}</summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks bubble here from the links and buttons, which the keyboard reaches */}
      <div className="menu__list" onClick={closeAfterChoice}>
        {children}
      </div>
    </details>
  );
}
