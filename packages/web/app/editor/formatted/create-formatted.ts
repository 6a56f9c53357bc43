/** A text that is written clause by clause: one of them is open, the others are shown as they will be. */
import type { PlainBlock } from '@clausewright/engine/document/tree';
import type * as editing from '../clause/clause-editing.ts';
import type { Answer, AnsweredLeaf, ClauseStates, OpenClause, Standing } from '../clause/clause-editing.ts';
import { trimmed } from '../clause-text.ts';
import type { Texts } from '../text-autosave.ts';
import type { TextField } from '../text-field.ts';

export type ClauseModule = typeof editing;

export interface FormattedPorts {
  load: () => Promise<ClauseModule>;
  /** The blocks of a text, by clause. */
  read: (texts: Texts) => ReadonlyMap<string, readonly PlainBlock[]>;
  markdown: (blocks: readonly PlainBlock[]) => string;
  leaves: (id: string) => readonly AnsweredLeaf[];
  limit: number;
  changed: () => void;
  /** A clause was left: what was written in it is kept now. */
  left: () => void;
  /** Something was to be changed in words of an answer. */
  asked: (id: string, answer: Answer) => void;
  simplified: () => void;
  tooLong: () => void;
  save: () => void;
  link: () => void;
}

export interface FormattedState {
  /** The clause that is open. */
  active: string | null;
  /** Words of its heading; null where it has none. */
  heading: { number: string; words: string } | null;
  standing: Standing | null;
  canUndo: boolean;
  canRedo: boolean;
}

export interface Formatted extends TextField {
  /** What the page gives now. */
  connect: (ports: FormattedPorts) => void;
  state: () => FormattedState;
  subscribe: (listener: () => void) => () => void;
  /** `point`: where the person pressed. */
  enter: (id: string, point?: { left: number; top: number } | null) => Promise<void>;
  leave: () => void;
  /** A new clause at a place among the others. */
  add: (id: string, markdown: string, place: number) => void;
  /** The element of the open clause. */
  attach: (host: HTMLElement, look: { label: string; language: string }) => () => void;
  setHeading: (words: string) => void;
  run: (name: 'bold' | 'italic' | 'bullets') => void;
  setLink: (url: string, words: string) => void;
  freeAnswer: (answer: Answer) => void;
  answerHere: () => Answer | null;
}

const nothing: FormattedState = {
  active: null,
  heading: null,
  standing: null,
  canUndo: false,
  canRedo: false,
};

export function createFormatted(first: Texts): Formatted {
  let texts = new Map(first.map(({ id, markdown }) => [id, markdown]));
  /** As it was typed or stored, of texts that came from outside. */
  const origins = new Map<string, string>();
  const listeners = new Set<() => void>();
  let clauses: ClauseModule | null = null;
  let states: ClauseStates | null = null;
  let active: string | null = null;
  let open: OpenClause | null = null;
  let point: { left: number; top: number } | null = null;
  let state = nothing;
  /** The texts are given from outside: the page that gives them need not be told what they are, nor in our spelling. */
  let isTaking = false;
  let connected: FormattedPorts | null = null;
  const ports = (): FormattedPorts => {
    if (connected === null) throw new Error('The text is on no page yet');
    return connected;
  };

  const now = (): Texts => [...texts].map(([id, markdown]) => ({ id, markdown }));
  const tell = (): void => {
    const current = active === null ? undefined : states?.get(active);
    const heading = current && clauses ? clauses.clauseHeading(current) : null;
    state = {
      active,
      heading: heading && clauses ? { number: heading.number, words: clauses.headingWords(heading) } : null,
      standing: current && clauses ? clauses.standingAt(current) : null,
      canUndo: states?.canUndo() ?? false,
      canRedo: states?.canRedo() ?? false,
    };
    for (const listener of listeners) listener();
  };
  const written = (id: string, isText: boolean): void => {
    if (isTaking) return;
    if (isText && states !== null) {
      const blocks = states.blocks(id);
      texts.set(id, blocks === null ? (origins.get(id) ?? '') : ports().markdown(blocks));
      ports().changed();
    }
    if (id === active) open?.update();
    tell();
  };
  const load = async (): Promise<ClauseModule> => {
    const loaded = (clauses ??= await ports().load());
    states ??= loaded.createClauseStates(
      (id) => [
        ...loaded.clauseKeys(() => ({ ...ports(), undo: field.undo, redo: field.redo, leave: field.leave })),
        loaded.typedLists(),
        loaded.answerMarks((answer) => ports().asked(id, answer)),
        loaded.clipboard(ports().limit, {
          onSimplified: () => ports().simplified(),
          onTooLong: () => ports().tooLong(),
        }),
      ],
      written,
    );
    return loaded;
  };
  /** The state of a clause, made from its text where nobody has entered it yet. */
  const ensure = (id: string, { toNode, markAnswers }: ClauseModule, standing = now()): void => {
    if (states === null || states.get(id) !== undefined) return;
    origins.set(id, standing.find((text) => text.id === id)?.markdown ?? '');
    states.add(id, markAnswers(toNode(ports().read(standing).get(id) ?? []), ports().leaves(id)));
  };
  /** Gives clauses other texts, each a step that undo takes back. `standing`: what they take the place of. */
  const takeOver = (given: Texts, loaded: ClauseModule, standing: Texts): void => {
    const blocks = ports().read(given);
    const before = new Map(standing.map(({ id, markdown }) => [id, markdown]));
    isTaking = true;
    try {
      for (const { id, markdown } of given) {
        texts.set(id, markdown);
        if (trimmed(before.get(id) ?? '') === trimmed(markdown)) continue;
        ensure(id, loaded, standing);
        states?.replace(id, loaded.markAnswers(loaded.toNode(blocks.get(id) ?? []), ports().leaves(id)));
      }
    } finally {
      // Even after a fault of ours: what is typed next must be heard.
      isTaking = false;
    }
    open?.update();
  };
  const close = (): void => {
    if (active !== null) states?.pause(active);
    active = null;
  };
  const replace = (given: Texts): void => {
    let wanted = given;
    if (clauses === null || states === null) {
      const before = now();
      for (const { id, markdown } of wanted) texts.set(id, markdown);
      const remember = async (): Promise<void> => {
        const loaded = await load();
        takeOver(now(), loaded, before);
        tell();
      };
      remember().catch(reportError);
    } else {
      const named = new Set(wanted.map(({ id }) => id));
      // A clause that somebody added is in no other text.
      for (const id of texts.keys()) if (!named.has(id)) wanted = [...wanted, { id, markdown: '' }];
      takeOver(wanted, clauses, now());
    }
    ports().changed();
    tell();
  };
  const step = (way: 'undo' | 'redo'): void => {
    const id = states?.[way]() ?? null;
    if (id !== null && id !== active) void field.enter(id).catch(reportError);
    else open?.focus();
  };
  const field: Formatted = {
    connect: (now) => {
      connected = now;
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    texts: now,
    replaceAll: replace,
    replaceClause: (id, markdown) => replace(now().map((text) => (text.id === id ? { id, markdown } : text))),
    goToClause: (id) => void field.enter(id).catch(reportError),
    focus: () => open?.focus(),
    undo: () => step('undo'),
    redo: () => step('redo'),
    enter: async (id, at = null) => {
      const loaded = await load();
      if (active === id) return open?.focus();
      if (active !== null) field.leave();
      ensure(id, loaded);
      active = id;
      point = at;
      tell();
    },
    leave: () => {
      if (active === null) return;
      close();
      tell();
      ports().left();
    },
    add: (id, markdown, place) => {
      texts = new Map([...texts].toSpliced(place, 0, [id, markdown]));
      ports().changed();
    },
    attach: (host, look) => {
      if (active === null || states === null || clauses === null) return () => undefined;
      const opened = clauses.openClause(host, active, states, look);
      open = opened;
      opened.focusAt(point);
      return () => {
        opened.end();
        if (open === opened) open = null;
      };
    },
    setHeading: (words) => active !== null && states?.setHeading(active, words),
    run: (name) => {
      if (active === null || clauses === null) return;
      states?.run(active, clauses.commands[name]);
      open?.focus();
    },
    setLink: (url, words) => {
      if (active === null || clauses === null) return;
      states?.run(active, clauses.setLink(url, words));
      open?.focus();
    },
    freeAnswer: (answer) => {
      const current = active === null ? undefined : states?.get(active);
      if (active === null || current === undefined || clauses === null) return;
      states?.apply(active, clauses.freeAnswer(current.tr, answer));
      open?.focus();
    },
    answerHere: () => {
      const current = active === null ? undefined : states?.get(active);
      return current && clauses ? clauses.answerAround(current.doc, current.selection.from) : null;
    },
  };
  return field;
}
