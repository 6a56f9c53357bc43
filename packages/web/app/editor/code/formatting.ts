/** What the buttons and their shortcuts write. */
import { type ChangeSpec, EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';

type Marker = '**' | '*';
/** Lines from which no list or heading counts. */
const listMarker = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+/u;
const headingMarker = /^#{1,6}\s+/u;

function isMarked(state: EditorState, from: number, to: number, marker: Marker): boolean {
  const size = marker.length;
  const before = state.sliceDoc(Math.max(0, from - 3), from);
  const after = state.sliceDoc(to, to + 3);
  const stars = Math.min(/\**$/u.exec(before)?.[0].length ?? 0, /^\**/u.exec(after)?.[0].length ?? 0);
  // One star is italic, two are bold, three are both.
  return size === 2 ? stars >= 2 : stars === 1 || stars === 3;
}

/** Bold or italic for what is selected, or for the word at the cursor; taken away where it is there. */
export function toggleMark(state: EditorState, marker: Marker): TransactionSpec {
  const size = marker.length;
  return state.changeByRange((range) => {
    const word = range.empty ? (state.wordAt(range.head) ?? range) : range;
    const text = state.sliceDoc(word.from, word.to);
    const from = word.from + (text.length - text.trimStart().length);
    const to = Math.max(from, word.to - (text.length - text.trimEnd().length));
    if (isMarked(state, from, to, marker)) {
      return {
        changes: [
          { from: from - size, to: from },
          { from: to, to: to + size },
        ],
        range: EditorSelection.range(from - size, to - size),
      };
    }
    return {
      changes: [
        { from, insert: marker },
        { from: to, insert: marker },
      ],
      range: EditorSelection.range(from + size, to + size),
    };
  });
}

const addressStart = /^(?:https?:\/\/|mailto:|tel:|\/|#)/u;

/** A link around what is selected: its words or its address; the cursor waits where the other one belongs. */
export function insertLink(state: EditorState): TransactionSpec {
  return state.changeByRange((range) => {
    const chosen = state.sliceDoc(range.from, range.to);
    const isAddress = addressStart.test(chosen);
    const words = isAddress ? '' : chosen;
    const insert = `[${words}](${isAddress ? chosen : 'https://'})`;
    const at = range.from + (words === '' ? 1 : insert.length - 1);
    return { changes: { from: range.from, to: range.to, insert }, range: EditorSelection.cursor(at) };
  });
}

function linesOf(state: EditorState): { from: number; text: string }[] {
  const lines = state.selection.ranges.flatMap(({ from, to }) => {
    const found = [];
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at);
      found.push(line);
      at = line.to + 1;
    }
    return found;
  });
  const written = lines.filter(({ text }) => text.trim() !== '');
  return written.length > 0 ? written : lines.slice(0, 1);
}

/** Keeps the cursor behind what is inserted in front of it. */
function onLines(state: EditorState, changes: ChangeSpec[]): TransactionSpec {
  const set = state.changes(changes);
  return { changes: set, selection: state.selection.map(set, 1) };
}

/** Makes headings of the lines, or plain lines of headings of that depth. */
export function toggleHeading(state: EditorState, depth: 1 | 2 | 3): TransactionSpec {
  const marker = `${'#'.repeat(depth)} `;
  const lines = linesOf(state);
  const isOff = lines.every(({ text }) => text.startsWith(marker));
  return onLines(
    state,
    lines.map(({ from, text }) => {
      const old = headingMarker.exec(text)?.[0].length ?? 0;
      return { from, to: from + old, insert: isOff ? '' : marker };
    }),
  );
}

/** Makes a list of the lines, or lines of a list of that kind. */
export function toggleList(state: EditorState, kind: 'bullets' | 'numbers'): TransactionSpec {
  const lines = linesOf(state);
  const markerAt = (index: number) => (kind === 'bullets' ? '- ' : `${index + 1}. `);
  const isOff = lines.every(({ text }) =>
    (kind === 'bullets' ? /^\s*[-*+]\s/u : /^\s*\d+[.)]\s/u).test(text),
  );
  return onLines(
    state,
    lines.map(({ from, text }, index) => {
      const [old = '', indent = ''] = listMarker.exec(text) ?? [];
      return { from, to: from + old.length, insert: isOff ? '' : `${indent}${markerAt(index)}` };
    }),
  );
}

/** Enter in a list begins the next item; in an empty item it ends the list. Null elsewhere. */
export function continueList(state: EditorState): TransactionSpec | null {
  const { main, ranges } = state.selection;
  const line = state.doc.lineAt(main.head);
  const match = listMarker.exec(line.text);
  if (ranges.length > 1 || !main.empty || !match || main.head < line.from + match[0].length) return null;
  if (line.text.trim() === match[0].trim()) {
    // Without an empty line what follows would still belong to the item before.
    return { changes: { from: line.from, to: line.to, insert: '\n' }, selection: { anchor: line.from + 1 } };
  }
  const marker = match[0].replace(/\d+/u, (number) => String(Number(number) + 1));
  const insert = `\n${marker}`;
  return { changes: { from: main.head, insert }, selection: { anchor: main.head + insert.length } };
}
