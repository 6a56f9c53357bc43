import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from './dialog.tsx';

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
  const safe = useRef<HTMLButtonElement>(null);
  // Not a link in what it says, to which the browser would go.
  useEffect(() => safe.current?.focus(), []);
  return (
    <Dialog id="confirm-title" title={title} onCancel={onKeep}>
      {children}
      <div className="dialog__acts">
        <button ref={safe} type="button" className="btn" onClick={onKeep}>
          {keep}
        </button>
        <button type="button" className={`btn btn--${look}`} onClick={onAct}>
          {act}
        </button>
      </div>
    </Dialog>
  );
}
