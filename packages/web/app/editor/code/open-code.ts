/** The text that somebody writes, in CodeMirror. */
import { history, historyKeymap, redo, undo } from '@codemirror/commands';
import {
  Compartment,
  EditorState,
  type Extension,
  StateEffect,
  type TransactionSpec,
} from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { type ClauseMarkdown, cutClauses, joinClauses, trimmed } from '../clause-text.ts';
import { bordersField, trackBorders, getEnd, setBorders } from './borders.ts';
import { type ClauseInfos, clauseLabels, setClauseInfos } from './clause-labels.ts';
import { codeLook } from './code-look.ts';
import { continueList, insertLink, toggleHeading, toggleList, toggleMark } from './formatting.ts';
import { moveKeys } from './move-keys.ts';
import { type LineNote, lineNotes, setLineNotes } from './line-notes.ts';

export interface CodeWords {
  /** What a screen reader calls the text. */
  label: string;
  language: string;
  /** Words of find and replace, by the English ones of CodeMirror. */
  phrases: Readonly<Record<string, string>>;
}
export interface CodeEvents {
  onChange: () => void;
  onScroll: () => void;
  onSave: () => void;
  onReset: (id: string) => void;
  /** The text would have become longer than it may be; it stays as it was. */
  onTooLong: () => void;
}
interface Given {
  texts: readonly ClauseMarkdown[];
  words: CodeWords;
  events: CodeEvents;
  /** Characters. */
  limit: number;
}

/** Formats by their names on the buttons. */
export const formats = {
  bold: (state: EditorState) => toggleMark(state, '**'),
  italic: (state: EditorState) => toggleMark(state, '*'),
  link: insertLink,
  heading: (state: EditorState) => toggleHeading(state, 2),
  subheading: (state: EditorState) => toggleHeading(state, 3),
  bullets: (state: EditorState) => toggleList(state, 'bullets'),
  numbers: (state: EditorState) => toggleList(state, 'numbers'),
} as const;
export type Format = keyof typeof formats;

function wordsOf({ label, language, phrases }: CodeWords): Extension {
  return [
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of({
      'aria-label': label,
      lang: language,
      spellcheck: 'true',
      tabindex: '0',
    }),
  ];
}

function run(view: EditorView, spec: TransactionSpec | null): boolean {
  if (spec === null) return false;
  view.dispatch({ ...spec, scrollIntoView: true, userEvent: 'input' });
  return true;
}

/** Tab is left to the page: nobody is caught in the text. */
function keys(onSave: () => void, onFind: () => boolean): Extension {
  const format = (name: Format) => (view: EditorView) => run(view, formats[name](view.state));
  const save = () => {
    onSave();
    return true;
  };
  return keymap.of([
    { key: 'Mod-b', run: format('bold') },
    { key: 'Mod-i', run: format('italic') },
    { key: 'Mod-k', run: format('link') },
    { key: 'Mod-s', run: save, preventDefault: true },
    { key: 'Enter', run: (view) => run(view, continueList(view.state)) },
    { key: 'Mod-f', run: onFind, preventDefault: true },
    ...historyKeymap,
    ...moveKeys,
  ]);
}

/** Refuses what would make the text longer than it may be; what shortens it always passes. */
function upTo(limit: number, onTooLong: () => void): Extension {
  return EditorState.changeFilter.of(({ newDoc, startState }) => {
    if (newDoc.length <= Math.max(limit, startState.doc.length)) return true;
    queueMicrotask(onTooLong);
    return false;
  });
}

export type Code = ReturnType<typeof openCode>;

/**
 * In a shadow root, where its styles are adopted sheets: in the document CodeMirror would write them
 * into a style element, which the policy of our pages refuses.
 */
export function openCode(host: HTMLElement, { texts, words, events, limit }: Given) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const { text, starts } = joinClauses(texts);
  const ids = texts.map(({ id }) => id);
  const wording = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        trackBorders(ids, starts),
        clauseLabels(events.onReset),
        lineNotes,
        EditorView.lineWrapping,
        keys(events.onSave, () => find()),
        upTo(limit, events.onTooLong),
        wording.of(wordsOf(words)),
        codeLook,
        EditorView.updateListener.of(({ docChanged }) => docChanged && events.onChange()),
        EditorView.domEventHandlers({ scroll: events.onScroll }),
      ],
    }),
  });
  let isEnded = false;
  const late = import('./late.ts').then((part) => {
    if (!isEnded) view.dispatch({ effects: StateEffect.appendConfig.of(part.lateExtensions) });
    return part;
  });
  // Without it the field works all the same; looking for words says what failed.
  late.catch(() => undefined);
  const find = (): boolean => {
    void late.then((part) => part.openSearchPanel(view)).catch(reportError);
    return true;
  };
  const borders = () => view.state.field(bordersField);
  const goTo = (at: number) => {
    view.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 48 }),
    });
    view.focus();
  };

  return {
    texts: () => cutClauses(view.state.doc.toString(), borders()),
    text: () => view.state.doc.toString(),
    borders,
    format: (name: Format) => {
      run(view, formats[name](view.state));
      view.focus();
    },
    undo: () => undo(view),
    redo: () => redo(view),
    find,
    focus: () => view.focus(),
    goTo,
    goToLine: (line: number) => goTo(view.state.doc.line(Math.min(line, view.state.doc.lines)).from),
    goToClause: (id: string) => goTo(borders().find((border) => border.id === id)?.at ?? 0),
    /** The clause that the cursor is in. */
    clauseHere: () => borders().findLast(({ at }) => at <= view.state.selection.main.head)?.id ?? null,
    /** Writes over everything; Undo brings back what was there. */
    replaceAll: (now: readonly ClauseMarkdown[]) => {
      const joined = joinClauses(now);
      const effect = setBorders.of(
        now.map(({ id }, index) => ({ id, at: joined.starts[index] ?? 0, first: '' })),
      );
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: joined.text },
        effects: effect,
        filter: false,
      });
    },
    /** Writes over one clause, which may have been removed. */
    replaceClause: (id: string, markdown: string) => {
      const before = borders();
      const index = before.findIndex((border) => border.id === id);
      const from = before[index]?.at ?? 0;
      const to = getEnd(before, index, view.state.doc);
      const own = trimmed(markdown);
      const isLast = to === view.state.doc.length;
      const lead = from === to && isLast && to > 0 ? '\n\n' : '';
      const insert = `${lead}${own}${isLast ? '' : '\n\n'}`;
      const grown = insert.length - (to - from);
      const after = before.map((border, place) => ({
        ...border,
        at: place < index ? border.at : place === index ? from + lead.length : border.at + grown,
      }));
      // Removed clauses before it that stood at the same place stay there.
      view.dispatch({ changes: { from, to, insert }, effects: setBorders.of(after), userEvent: 'input' });
      goTo(from + lead.length);
    },
    setInfos: (infos: ClauseInfos) => view.dispatch({ effects: setClauseInfos.of(infos) }),
    setNotes: (notes: readonly LineNote[]) => view.dispatch({ effects: setLineNotes.of(notes) }),
    setWords: (now: CodeWords) => view.dispatch({ effects: wording.reconfigure(wordsOf(now)) }),
    /** The clause at the top of the window, and how much of it is above. */
    topClause: (): { id: string; part: number } | null => {
      const all = borders();
      const top = view.scrollDOM.scrollTop;
      const block = view.lineBlockAtHeight(top);
      const index = all.findLastIndex(
        ({ at }, place) => at <= block.from && at < getEnd(all, place, view.state.doc),
      );
      const border = all[index];
      if (!border) return null;
      const begin = view.lineBlockAt(border.at).top;
      const end = view.lineBlockAt(getEnd(all, index, view.state.doc)).top;
      return {
        id: border.id,
        part: end > begin ? Math.min(1, Math.max(0, (top - begin) / (end - begin))) : 0,
      };
    },
    end: () => {
      isEnded = true;
      view.destroy();
    },
  };
}
