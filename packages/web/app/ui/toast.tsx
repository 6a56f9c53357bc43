import { useEffect, useRef, type KeyboardEvent } from 'react';
import './ui.css';

interface Props {
  text: string;
  action: string;
  onAction: () => void;
  onClose: () => void;
  /** False: there is nothing to do about it, and the page that has just come keeps the focus. */
  takesFocus?: boolean;
}

/** Long enough to read and to reach; the focus inside keeps it. */
const shownMs = 6000;

/** Says what has happened and offers to undo it. Give it a `key` per event. */
export function Toast({ text, action, onAction, onClose, takesFocus = true }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.contains(document.activeElement)) onClose();
    }, shownMs);
    return () => clearInterval(timer);
  }, [onClose]);
  useEffect(() => {
    // By Tab nobody gets here in time: whoever works with the keyboard is brought here and back.
    before.current = document.activeElement;
    if (takesFocus && before.current?.matches(':focus-visible')) button.current?.focus();
  }, [takesFocus]);
  const back = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && event.key !== 'Escape') return;
    event.preventDefault();
    back();
    onClose();
  };
  return (
    <div className="toast toast--fixed" ref={box}>
      <span>{text}</span>
      <button
        type="button"
        ref={button}
        onKeyDown={leave}
        onClick={() => {
          back();
          onAction();
        }}
      >
        {action}
      </button>
    </div>
  );
}
