import { useRef, useState } from 'react';
import { BusyButton } from '../ui/busy-button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { Toast } from '../ui/toast.tsx';
import { States } from './gallery-page.tsx';

/** What speaks to the person: summary, notices, toast, dialog, busy button. */
export function Messages() {
  const summary = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<'toast' | 'dialog' | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setShown(null);
  return (
    <States of="Messages">
      <ErrorSummary
        ref={summary}
        problems={[{ target: 'gallery-wrong', label: 'Wrong', error: 'Required' }]}
      />
      <div className="grid gap-3 mt-4">
        {(['info', 'ok', 'warn', 'danger'] as const).map((kind) => (
          <Notice key={kind} kind={kind} title={kind}>
            <p>At most two sentences and one action.</p>
          </Notice>
        ))}
      </div>
      <form
        id="gallery-form"
        className="row mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(!busy);
        }}
      >
        <button type="button" className="btn" onClick={() => setShown('toast')}>
          Toast
        </button>
        <button type="button" className="btn" onClick={() => setShown('dialog')}>
          Dialog
        </button>
        <BusyButton form="gallery-form" words="Generate" busyWords="Generating" busy={busy} />
      </form>
      {shown === 'toast' && <Toast text="Vendor deleted" action="Undo" onAction={close} onClose={close} />}
      {shown === 'dialog' && (
        <ConfirmDialog
          title="Delete the Privacy Policy?"
          keep="Keep it"
          act="Delete"
          onKeep={close}
          onAct={close}
        >
          <p>Its hosted page is gone from then on.</p>
        </ConfirmDialog>
      )}
    </States>
  );
}
