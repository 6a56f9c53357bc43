/** Saves the look and the words of a banner: in this browser at once, on the server soon after. */
import type { Appearance } from '@clausewright/contract';
import type { Failure, Outcome } from '../../outcome.ts';
import { type BannerDraft, isSameDraft } from './banner-draft.ts';

export interface AutosavePorts {
  saveAppearance: (appearance: Appearance) => Promise<Outcome<unknown>>;
  saveFields: (fields: BannerDraft['fields']) => Promise<Outcome<unknown>>;
  /** Keeps it in this browser; false where it cannot. */
  keep: (draft: BannerDraft) => boolean;
  drop: () => void;
  /** After the server has taken something. */
  taken: () => void;
  now: () => Date;
  /** Runs something later; answers how to call it off. */
  later: (run: () => void, ms: number) => () => void;
}

/** Where the changes are that the person sees; `kept` in this browser, `unkept` in this page alone. */
export type Place = { is: 'saved'; at: Date | null } | { is: 'writing' | 'saving' | 'kept' | 'unkept' };

export interface AutosaveState {
  draft: BannerDraft;
  place: Place;
  /** Why the server does not have it. */
  failure: Failure | null;
}

export type BannerAutosave = ReturnType<typeof autosaveBanner>;

const saveAfterMs = 800;
const againAfterMs = 10_000;

/** `kept`: what an earlier page could not save any more. */
export function autosaveBanner(ports: AutosavePorts, start: BannerDraft, kept: BannerDraft | null = null) {
  let saved = start;
  let state: AutosaveState = { draft: start, place: { is: 'saved', at: null }, failure: null };
  let callOff: (() => void) | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (change: Partial<AutosaveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const plan = (ms: number) => {
    callOff?.();
    callOff = ports.later(() => void save(), ms);
  };

  const send = async ({ appearance, fields }: BannerDraft): Promise<Failure | null> => {
    if (!isSameDraft(appearance, saved.appearance)) {
      const outcome = await ports.saveAppearance(appearance);
      if (!outcome.ok) return outcome;
      saved = { ...saved, appearance };
      ports.taken();
    }
    if (!isSameDraft(fields, saved.fields)) {
      const outcome = await ports.saveFields(fields);
      if (!outcome.ok) return outcome;
      saved = { ...saved, fields };
      ports.taken();
    }
    return null;
  };
  const failed = (failure: Failure) => {
    set({ failure, place: { is: ports.keep(state.draft) ? 'kept' : 'unkept' } });
    const { reason } = failure;
    if (reason === 'limited') plan(failure.retryAfter * 1000);
    else if (reason === 'app-down' || reason === 'server-error') plan(againAfterMs);
  };
  /** True when the server has all of it. */
  const save = (): Promise<boolean> => {
    callOff?.();
    callOff = null;
    const turn = queue.then(async () => {
      const wanted = state.draft;
      if (isSameDraft(wanted, saved)) {
        settled(null);
        return true;
      }
      set({ place: { is: 'saving' } });
      const failure = await send(wanted);
      if (failure) failed(failure);
      else if (isSameDraft(state.draft, saved)) settled(ports.now());
      else set({ place: { is: 'writing' }, failure: null });
      return failure === null;
    });
    queue = turn.catch(() => undefined);
    return turn;
  };
  const settled = (at: Date | null) => {
    ports.drop();
    const place = at === null && state.place.is === 'saved' ? state.place : ({ is: 'saved', at } as const);
    set({ place, failure: null });
  };

  const keeper = {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (draft: BannerDraft) => {
      const isKept = ports.keep(draft);
      set({ draft, place: { is: isKept ? 'writing' : 'unkept' } });
      plan(saveAfterMs);
    },
    save,
    /** Gives up what the server does not have. */
    forget: async () => {
      callOff?.();
      await queue;
      ports.drop();
      set({ draft: saved, place: { is: 'saved', at: null }, failure: null });
    },
    /** Before the page goes: what is not saved is sent where that is still possible; the copy stays. */
    leave: () => {
      callOff?.();
      if (!isSameDraft(state.draft, saved)) save().catch(() => undefined);
    },
  };
  if (kept !== null && !isSameDraft(kept, start)) keeper.change(kept);
  return keeper;
}
