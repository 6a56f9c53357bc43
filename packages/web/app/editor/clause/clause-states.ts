/** The clauses that somebody has entered: their text, and what can be undone over all of them. */
import type { PlainBlock } from '@clausewright/engine/document/tree';
import { closeHistory, history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, type Plugin, Selection, type Transaction } from 'prosemirror-state';
import { mayChangeAnswers } from './answers.ts';
import type { ClauseHeading } from './clause-heading.ts';
import { toBlocks } from './to-blocks.ts';

/** Null where the clause has no heading. */
export function clauseHeading({ doc }: EditorState): ClauseHeading | null {
  return doc.attrs['heading'] as ClauseHeading | null;
}

export interface ClauseStates {
  /** Undefined where nobody has entered the clause yet. */
  get: (id: string) => EditorState | undefined;
  add: (id: string, doc: Node) => EditorState;
  apply: (id: string, transaction: Transaction) => void;
  run: (id: string, command: Command) => boolean;
  /** Its blocks; null where it says what it was opened with. */
  blocks: (id: string) => PlainBlock[] | null;
  setHeading: (id: string, words: string) => void;
  /** Another text in its place; undo brings this one back. */
  replace: (id: string, doc: Node) => void;
  /** What is typed next is a step of its own. */
  pause: (id: string) => void;
  /** Answers the clause in which something was undone; null where nothing is left. */
  undo: () => string | null;
  redo: () => string | null;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

export function createClauseStates(
  plugins: (id: string) => Plugin[],
  changed: (id: string, isText: boolean) => void,
): ClauseStates {
  const states = new Map<string, EditorState>();
  const origins = new Map<string, Node>();
  const done: string[] = [];
  let undone: string[] = [];

  const set = (id: string, transaction: Transaction): void => {
    const state = states.get(id)?.apply(transaction);
    if (state === undefined) return;
    states.set(id, state);
    changed(id, transaction.docChanged);
  };
  const apply = (id: string, transaction: Transaction): void => {
    const before = states.get(id);
    set(id, transaction);
    const after = states.get(id);
    if (before === undefined || after === undefined || undoDepth(after) <= undoDepth(before)) return;
    done.push(id);
    undone = [];
  };
  const run = (id: string, command: Command): boolean => {
    const state = states.get(id);
    return state !== undefined && command(state, (transaction) => apply(id, transaction));
  };
  /** Steps through one list of clauses and fills the other. */
  const step = (from: string[], to: string[], command: Command, depth: typeof undoDepth): string | null => {
    for (let id = from.pop(); id !== undefined; id = from.pop()) {
      const state = states.get(id);
      if (state === undefined || (depth(state) as number) === 0) continue;
      const clause = id;
      command(state, (transaction) => set(clause, transaction));
      to.push(clause);
      return clause;
    }
    return null;
  };
  return {
    get: (id) => states.get(id),
    add: (id, doc) => {
      const state = EditorState.create({ doc, plugins: [...plugins(id), history({ depth: 500 })] });
      states.set(id, state);
      origins.set(id, doc);
      return state;
    },
    apply,
    run,
    blocks: (id) => {
      const doc = states.get(id)?.doc;
      const origin = origins.get(id);
      return doc === undefined || origin === undefined || doc.eq(origin) ? null : toBlocks(doc);
    },
    setHeading: (id, words) => {
      const state = states.get(id);
      if (state === undefined) return;
      const heading = clauseHeading(state);
      const children = words === '' ? [] : [{ type: 'text' as const, value: words }];
      const next: ClauseHeading = { depth: 2, number: '', ...heading, children };
      apply(id, state.tr.setDocAttribute('heading', next));
    },
    replace: (id, doc) => {
      const state = states.get(id);
      if (state === undefined || state.doc.eq(doc)) return;
      const { tr } = state;
      tr.replaceWith(0, state.doc.content.size, doc.content).setDocAttribute('heading', doc.attrs['heading']);
      tr.setSelection(Selection.atStart(tr.doc)).setMeta(mayChangeAnswers, true);
      apply(id, closeHistory(tr));
    },
    pause: (id) => {
      const state = states.get(id);
      if (state !== undefined) set(id, closeHistory(state.tr));
    },
    undo: () => step(done, undone, undo, undoDepth),
    redo: () => step(undone, done, redo, redoDepth),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
