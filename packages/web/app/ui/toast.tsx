import { useEffect, useRef } from 'react';
import './ui.css';

interface Props {
  text: string;
  action: string;
  onAction: () => void;
  onClose: () => void;
}

/** Long enough to read and to reach; the focus inside keeps it. */
const shownMs = 6000;

/** Says what has happened and offers to undo it. Give it a `key` per event. */
export function Toast({ text, action, onAction, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.contains(document.activeElement)) onClose();
    }, shownMs);
    return () => clearInterval(timer);
  }, [onClose]);
  return (
    <div className="toast toast--fixed" ref={box}>
      <span>{text}</span>
      <button type="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
