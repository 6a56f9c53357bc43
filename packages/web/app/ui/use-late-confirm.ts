import { useState } from 'react';
import type { ConfirmDialog } from './confirm-dialog.tsx';

interface LateConfirm {
  /** There while it asks. */
  Dialog: typeof ConfirmDialog | null;
  ask: () => void;
  close: () => void;
}

/**
 * A question that few people are asked: its window is fetched when it is. Not suspended: the page behind it may have a
 * deferred rendering of its own, which it would wait for.
 */
export function useLateConfirm(): LateConfirm {
  const [Dialog, setDialog] = useState<typeof ConfirmDialog | null>(null);
  const load = async () => {
    const loaded = await import('./confirm-dialog.tsx');
    setDialog(() => loaded.ConfirmDialog);
  };
  return { Dialog, ask: () => void load().catch(reportError), close: () => setDialog(null) };
}
