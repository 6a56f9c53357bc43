import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';

// Nothing was removed yet when the first question is asked.
const Toast = lazy(async () => ({ default: (await import('../ui/toast.tsx')).Toast }));

interface Undoable {
  text: string;
  undo: () => void;
  key: number;
}

/** What was removed last, with the way back. */
export function useUndo(): { offerUndo: (text: string, undo: () => void) => void; toast: ReactNode } {
  const t = useTranslations('wizard');
  const [last, setLast] = useState<Undoable | null>(null);
  const offerUndo = useCallback((text: string, undo: () => void) => {
    setLast((before) => ({ text, undo, key: (before?.key ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => setLast(null), []);
  const undo = () => {
    last?.undo();
    close();
  };
  const toast = (
    <>
      <Announcement text={last?.text ?? ''} />
      {last && (
        <Suspense fallback={null}>
          <Toast key={last.key} text={last.text} action={t('undo')} onAction={undo} onClose={close} />
        </Suspense>
      )}
    </>
  );
  return { offerUndo, toast };
}
