import { useEffect, useRef, type ReactNode } from 'react';
import './ui.css';

interface Props {
  title: string;
  children: ReactNode;
  /** Words of the safe action, which has the focus first. */
  keep: string;
  /** Words of the action. */
  act: string;
  /** primary: nothing is lost for good. */
  look?: 'danger' | 'primary';
  onKeep: () => void;
  onAct: () => void;
}

/** Asks before something is lost; Escape is the safe answer. */
export function ConfirmDialog({ title, children, keep, act, look = 'danger', onKeep, onAct }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="confirm-title" onCancel={onKeep}>
      <h2 id="confirm-title">{title}</h2>
      {children}
      <div className="dialog__acts">
        <button type="button" className="btn" onClick={onKeep}>
          {keep}
        </button>
        <button type="button" className={`btn btn--${look}`} onClick={onAct}>
          {act}
        </button>
      </div>
    </dialog>
  );
}
