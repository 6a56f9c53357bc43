import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { pauseBeforeAsking } from '../draft.ts';
import { dropStart, newStart, type StartDraft, storedStart, storeStart } from './start-draft.ts';
import { reduceStart, type StartAction } from './start-state.ts';

const saveMs = 300;

export interface Start {
  /** The stored draft was read; before that the page is as it was prerendered. */
  ready: boolean;
  draft: StartDraft;
  dispatch: Dispatch<StartAction>;
  /** A draft from an earlier visit, until somebody says whether it goes on. */
  earlier: StartDraft | null;
  goOn: () => void;
  startOver: () => void;
  saved: 'now' | 'not-yet' | 'never';
}

/** The draft of the way in: read once, written after each change; one of an earlier visit is asked about. */
export function useStart(): Start {
  const [{ draft, ready, earlier }, act] = useReducer(reduceVisit, null, () => ({
    draft: newStart(),
    ready: false,
    earlier: null,
  }));
  const dispatch: Dispatch<StartAction> = act;
  const [kept, setKept] = useState<StartDraft | null>(null);
  const [unkept, setUnkept] = useState(false);

  useEffect(() => {
    const stored = storedStart();
    const search = new URLSearchParams(location.search);
    const isNew = search.has('address') || search.has('app') || search.has('offline');
    const asks = stored !== null && hasBegun(stored) && (isNew || Date.now() - stored.at > pauseBeforeAsking);
    act({
      type: 'arrive',
      draft: stored !== null && !isNew ? stored : newStart(),
      earlier: asks ? stored : null,
    });
  }, []);

  useEffect(() => {
    if (!ready || earlier !== null) return undefined;
    const save = () => {
      const stored = storeStart(draft, Date.now());
      setUnkept(!stored);
      if (stored) setKept(draft);
    };
    const timer = setTimeout(save, saveMs);
    // A tab that is closed within the pause loses nothing.
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [ready, draft, earlier]);

  return {
    ready,
    draft,
    dispatch,
    earlier,
    goOn() {
      if (earlier) act({ type: 'arrive', draft: earlier, earlier: null });
    },
    startOver() {
      dropStart();
      act({ type: 'arrive', draft: newStart(), earlier: null });
    },
    saved: unkept ? 'never' : kept === draft ? 'now' : 'not-yet',
  };
}

/** Whether there is anything that somebody would have to say again. */
export function hasBegun({ kind, types, given }: StartDraft): boolean {
  return types !== null || Object.keys(given).length > 0 || kind !== null;
}

interface Visit {
  draft: StartDraft;
  ready: boolean;
  earlier: StartDraft | null;
}

type VisitAction = StartAction | { type: 'arrive'; draft: StartDraft; earlier: StartDraft | null };

function reduceVisit(visit: Visit, action: VisitAction): Visit {
  if (action.type === 'arrive') return { draft: action.draft, ready: true, earlier: action.earlier };
  return { ...visit, draft: reduceStart(visit.draft, action) };
}
