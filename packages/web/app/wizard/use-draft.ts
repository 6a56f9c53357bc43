import { startTransition, useEffect, useLayoutEffect, useRef, useState, type Dispatch } from 'react';
import {
  dropDraft,
  isDraftChange,
  storeDraft,
  storedDraft,
  type DraftSource,
  type StoredDraft,
} from '../draft.ts';
import { hideUntilResumed, showResumed } from './hide-until-resumed.ts';
import type { WizardAction, WizardState } from './wizard-state.ts';

const saveMs = 300;

export interface DraftCare {
  /** This browser keeps what was answered, as it stands. */
  saved: boolean;
  /** This browser keeps nothing. */
  unkept: boolean;
  /** What another tab wrote meanwhile. */
  newer: StoredDraft | null;
  takeNewer: () => void;
  startAnew: () => void;
  /** The answers are the server's now: this browser keeps them no longer. */
  finish: () => void;
}

/** Reads the draft once, writes it after each change, and watches other tabs. */
export function useDraft(
  source: DraftSource,
  state: WizardState,
  dispatch: Dispatch<WizardAction>,
): DraftCare {
  const { key } = source;
  const { ready } = state;
  const [kept, setKept] = useState<WizardState['answers'] | null>(null);
  const [unkept, setUnkept] = useState(false);
  const [newer, setNewer] = useState<StoredDraft | null>(null);
  const written = useRef<WizardState | null>(null);
  const finished = useRef(false);
  const first = useRef(source);

  useLayoutEffect(() => {
    if (ready) showResumed();
    else hideUntilResumed();
  }, [ready]);

  useEffect(() => {
    let left = false;
    const opened = first.current.open(storedDraft(key), new URLSearchParams(location.search));
    // All questions of a step are rendered anew: in slices, so that a slow phone reacts meanwhile.
    const open = (draft: Awaited<typeof opened>) =>
      startTransition(() => dispatch({ type: 'open', ...draft }));
    const finish = async () => {
      const fetched = await opened;
      if (!left) open(fetched);
    };
    if (opened instanceof Promise) finish().catch(reportError);
    else open(opened);
    return () => {
      left = true;
    };
  }, [key, dispatch]);

  useEffect(() => {
    if (!ready || written.current === state) return undefined;
    const save = () => {
      if (finished.current || written.current === state) return;
      written.current = state;
      const stored = storeDraft(key, state, Date.now());
      setUnkept(!stored);
      // Nobody gave the answers that a new draft begins with.
      const begun = JSON.stringify(first.current.fresh().answers);
      setKept(stored && JSON.stringify(state.answers) !== begun ? state.answers : null);
    };
    const timer = setTimeout(save, saveMs);
    // A tab that is closed within the pause loses nothing.
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [ready, state, key]);

  useEffect(() => {
    const look = (event: StorageEvent) => {
      if (!isDraftChange(event)) return;
      const stored = storedDraft(key);
      const same = JSON.stringify(stored?.answers) === JSON.stringify(written.current?.answers);
      setNewer(same ? null : stored);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [key]);

  return {
    saved: kept === state.answers,
    unkept,
    newer,
    takeNewer() {
      if (newer) dispatch({ type: 'open', draft: newer, restored: true });
      setNewer(null);
    },
    startAnew() {
      dispatch({ type: 'open', draft: source.fresh(), restored: false });
    },
    finish() {
      finished.current = true;
      dropDraft(key);
    },
  };
}
