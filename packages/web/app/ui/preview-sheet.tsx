import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Of the window, and of the button that closes it. */
  words: { show: string; close: string };
  onClose: () => void;
  children: ReactNode;
}

/** A preview over the questions where there is no room beside them; closing returns to the question. */
export function PreviewSheet({ words, onClose, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog ref={sheet} className="sheetdialog" aria-label={words.show} onClose={onClose}>
      <button type="button" className="btn btn--sm sheetdialog__close" onClick={() => sheet.current?.close()}>
        <X className="icon icon--sm" aria-hidden="true" />
        {words.close}
      </button>
      {children}
    </dialog>
  );
}
