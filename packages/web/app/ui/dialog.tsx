import { useEffect, useRef, type ReactNode } from 'react';
import './ui.css';

interface Props {
  /** Of its title. */
  id: string;
  title: string;
  className?: string;
  /** Escape, which must change nothing. */
  onCancel: () => void;
  children: ReactNode;
}

/** A modal window, there as long as it is rendered; afterwards the focus is where it was. */
export function Dialog({ id, title, className, onCancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className === undefined ? 'dialog' : `dialog ${className}`}
      aria-labelledby={id}
      onCancel={onCancel}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
