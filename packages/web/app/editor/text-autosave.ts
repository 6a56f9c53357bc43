/** Saves a text: in this browser at once, as a draft on the server soon after, as a version when asked. */
import type { Failure, Outcome } from '../outcome.ts';
import { changedClauses, type ClauseMarkdown, sameTexts } from './clause-text.ts';
import type { LocalCopy } from './local-copy.ts';

export type Texts = readonly ClauseMarkdown[];

export interface AutosavePorts {
  saveDraft: (
    body: { based_on: number; draft_revision: number; clauses: ClauseMarkdown[] },
    leaving: boolean,
  ) => Promise<Outcome<{ draft_revision: number; saved_at: string }>>;
  saveVersion: (body: {
    revision: number;
    clauses: ClauseMarkdown[];
    confirmed?: string[];
  }) => Promise<Outcome<SavedVersion>>;
  discardDraft: () => Promise<Outcome<unknown>>;
  /** Keeps the text in this browser; false where it cannot. */
  keep: (copy: LocalCopy) => boolean;
  /** Forgets what is kept; `only`: unless another page has kept something else since. */
  drop: (only: LocalCopy | null) => void;
  now: () => Date;
  /** Runs something later; answers how to call it off. */
  later: (run: () => void, ms: number) => () => void;
}
interface SavedVersion {
  revision: number;
  number: number;
  saved: boolean;
  /** Visitors do not read it before somebody approved of it. */
  waits?: boolean;
}

/** Where the text is that the person sees. */
export type Place =
  | { is: 'saved'; at: Date | null }
  | { is: 'drafted'; at: Date | null }
  | { is: 'writing' }
  | { is: 'saving' }
  /** The server could not be reached; this browser has it. */
  | { is: 'kept' }
  /** Nobody has it but this page. */
  | { is: 'unkept' };

export interface AutosaveState {
  place: Place;
  revision: number;
  saved: Texts;
  /** Somebody else saved in between: nothing goes to the server until the person has chosen. */
  clash: 'draft-changed' | 'revision-changed' | null;
  /** A refusal that trying again does not mend. */
  refused: Failure | null;
}

export interface AutosaveStart {
  revision: number;
  draftRevision: number;
  saved: Texts;
  /** What the server's draft says; null without one. */
  drafted: { texts: Texts; at: Date | null } | null;
  /** The person has two texts to choose from; the revisions are those that the own one went on from. */
  clash?: AutosaveState['clash'];
}

/** A pause; what is written on and on goes every ten seconds. */
const draftAfterMs = 1000;
const draftAtLatestMs = 10_000;
const copyAfterMs = 300;
const againAfterMs = 10_000;

export type TextAutosave = ReturnType<typeof startAutosave>;

export function startAutosave(ports: AutosavePorts, { draftRevision, ...start }: AutosaveStart) {
  let { saved, drafted } = start;
  let current: Texts = drafted?.texts ?? saved;
  let queue: Promise<unknown> = Promise.resolve();
  let writingSince: number | null = null;
  let isKept = true;
  let isOver = false;
  let lastCopy: LocalCopy | null = null;
  const timers = new Map<'copy' | 'draft', () => void>();
  const listeners = new Set<() => void>();
  const resting = (): Place => (drafted ? { is: 'drafted', at: drafted.at } : { is: 'saved', at: null });
  let state: AutosaveState = {
    place: resting(),
    revision: start.revision,
    saved,
    clash: start.clash ?? null,
    refused: null,
  };

  const set = (change: Partial<AutosaveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const stop = (name: 'copy' | 'draft') => {
    timers.get(name)?.();
    timers.delete(name);
  };
  const plan = (name: 'copy' | 'draft', run: () => void, ms: number) => {
    stop(name);
    const callOff = ports.later(() => {
      timers.delete(name);
      run();
    }, ms);
    timers.set(name, callOff);
  };
  const isOnServer = () => sameTexts(current, drafted?.texts ?? saved);
  const copy = () => {
    stop('copy');
    const own = { revision: state.revision, draft_revision: draftRevision, clauses: [...current] };
    isKept = ports.keep(own);
    if (isKept) lastCopy = own;
    if (!isKept) set({ place: { is: 'unkept' } });
    // Nothing more becomes of it before the person does something.
    else if (state.clash || state.refused) set({ place: { is: 'kept' } });
  };
  /** One after the other: two requests that cross would look like two tabs. */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = queue.then(run);
    queue = turn.catch(() => undefined);
    return turn;
  };

  const failed = (failure: Failure) => {
    // Kept when the page was left: the next page goes on from there.
    if (isOver && isKept) return;
    const codes = failure.reason === 'refused' ? failure.messages.map(({ code }) => code) : [];
    const clash = codes.find((code) => code === 'draft-changed' || code === 'revision-changed');
    copy();
    const place = { is: isKept ? 'kept' : 'unkept' } as const;
    if (clash) return set({ place, clash });
    const { reason } = failure;
    if (reason !== 'app-down' && reason !== 'server-error' && reason !== 'limited')
      return set({ place, refused: failure });
    set({ place });
    plan('draft', sendDraft, reason === 'limited' ? failure.retryAfter * 1000 : againAfterMs);
  };
  const arrived = (place: Place) => {
    if (!isOnServer()) {
      set({ place: { is: 'writing' } });
      if (!timers.has('copy')) plan('copy', copy, copyAfterMs);
      if (!timers.has('draft')) plan('draft', sendDraft, draftAfterMs);
      return;
    }
    stop('copy');
    ports.drop(lastCopy);
    set({ place });
  };

  const draft = async (leaving: boolean): Promise<void> => {
    stop('draft');
    if (state.clash) return;
    if (isOnServer()) {
      // What failed was something else: nothing of the text is left to send.
      if (state.place.is === 'kept' || state.place.is === 'unkept') arrived(resting());
      return;
    }
    writingSince = null;
    const texts = current;
    const body = { based_on: state.revision, draft_revision: draftRevision, clauses: [...texts] };
    const outcome = await ports.saveDraft(body, leaving);
    if (!outcome.ok) return failed(outcome);
    draftRevision = outcome.data.draft_revision;
    drafted = { texts, at: new Date(outcome.data.saved_at) };
    set({ refused: null });
    arrived({ is: 'drafted', at: drafted.at });
  };
  const sendDraft = (leaving = false) => void inTurn(() => draft(leaving));

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** After each change of the text. */
    changed: (texts: Texts) => {
      if (sameTexts(texts, current)) return;
      current = texts;
      if (isOnServer()) {
        stop('draft');
        return arrived(resting());
      }
      const now = ports.now().getTime();
      writingSince ??= now;
      if (state.place.is !== 'writing') set({ place: { is: 'writing' } });
      if (!timers.has('copy')) plan('copy', copy, copyAfterMs);
      if (state.clash || state.refused) return;
      plan('draft', sendDraft, Math.max(0, Math.min(draftAfterMs, writingSince + draftAtLatestMs - now)));
    },
    /** Before the page goes away: what is not on the server stays here, and is sent where that is still possible. */
    leave: () => {
      if (isOnServer()) return;
      copy();
      if (!state.refused) sendDraft(true);
    },
    /** Now, where something waits: the person went on to something else. */
    flush: () => {
      if (!isOnServer() && !state.refused && state.place.is !== 'saving') sendDraft();
    },
    again: () => {
      set({ refused: null });
      sendDraft();
    },
    /** Makes a version of the text; `confirmed`: clauses of which the person said that they fit their source. */
    save: (confirmed: readonly string[] = []) =>
      inTurn(async (): Promise<Outcome<SavedVersion> | null> => {
        stop('draft');
        if (state.clash) return null;
        const texts = current;
        set({ place: { is: 'saving' }, refused: null });
        const outcome = await ports.saveVersion({
          revision: state.revision,
          clauses: changedClauses(saved, texts),
          ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
        });
        if (outcome.ok) {
          saved = texts;
          drafted = null;
          draftRevision = 0;
          set({ revision: outcome.data.revision, saved });
          arrived({ is: 'saved', at: ports.now() });
        } else failed(outcome);
        return outcome;
      }),
    /** Gives up what is not saved; the caller shows the saved text again. */
    discard: () =>
      inTurn(async (): Promise<Outcome<unknown>> => {
        stop('draft');
        const outcome = drafted ? await ports.discardDraft() : ({ ok: true, data: {} } as const);
        if (!outcome.ok) {
          failed(outcome);
          return outcome;
        }
        drafted = null;
        draftRevision = 0;
        current = saved;
        set({ clash: null, refused: null });
        arrived({ is: 'saved', at: null });
        return outcome;
      }),
    /** Goes on from what somebody else saved, with the text that the person chose. */
    resume: (from: AutosaveStart, texts: Texts) => {
      ({ saved, drafted } = from);
      draftRevision = from.draftRevision;
      current = texts;
      set({ revision: from.revision, saved, clash: null, refused: null });
      if (isOnServer()) return arrived(resting());
      set({ place: { is: 'writing' } });
      copy();
      plan('draft', sendDraft, 0);
    },
    /** Whether leaving now would lose something. */
    isAtRisk: () => {
      if (isOnServer()) return false;
      copy();
      // There is one copy for all tabs: the one that goes on writing keeps its own over it.
      return !isKept || state.clash !== null;
    },
    end: () => {
      isOver = true;
      stop('draft');
      if (!isOnServer()) copy();
      listeners.clear();
    },
  };
}
