/**
 * Where each clause begins while somebody writes. A border stands at the beginning of a line; what is
 * between two of them belongs to the first, so what is written across a border belongs to the clause
 * that it begins in.
 */
import { invertedEffects } from '@codemirror/commands';
import {
  type ChangeSet,
  type Extension,
  StateEffect,
  StateField,
  type Text,
  type Transaction,
} from '@codemirror/state';

export interface Border {
  id: string;
  at: number;
  /** The first line that its clause had before it was emptied: by it a pasted text is known again. */
  first: string;
}

/** Holds for one text only: where the history joins two changes, the borders before the first one count. */
export const setBorders = StateEffect.define<readonly Border[]>({ map: () => undefined });

export function getEnd(borders: readonly Border[], index: number, doc: Text): number {
  return borders[index + 1]?.at ?? doc.length;
}

/** The first line with words of a clause; empty where it has none. */
function firstLine(borders: readonly Border[], index: number, doc: Text): string {
  const end = getEnd(borders, index, doc);
  for (let at = borders[index]?.at ?? end; at < end;) {
    const line = doc.lineAt(at);
    if (line.text.trim() !== '') return line.text;
    at = line.to + 1;
  }
  return '';
}

/** A border inside a line gives that line to the clause before. */
function atLineStart(doc: Text, at: number): number {
  const line = doc.lineAt(at);
  return at === line.from ? at : Math.min(line.to + 1, doc.length);
}

/** Lines that came in with the change, where several came at once. */
function pastedLines(changes: ChangeSet, doc: Text): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  changes.iterChanges((_fromA, _toA, fromB, toB, inserted) => {
    if (inserted.lines < 2) return;
    for (let at = fromB; at < toB;) {
      const line = doc.lineAt(at);
      if (line.from >= fromB && line.text.trim() !== '')
        lines.set(line.text, [...(lines.get(line.text) ?? []), line.from]);
      at = line.to + 1;
    }
  });
  return lines;
}

/** Borders of the text after a change. */
export function moveBorders(
  borders: readonly Border[],
  before: Text,
  changes: ChangeSet,
  after: Text,
): readonly Border[] {
  const isEmpty = borders.map((border, index) => border.at === getEnd(borders, index, before));
  const isTouched = borders.map(
    ({ at }, index) => index > 0 && (isEmpty[index] || changes.touchesRange(at, at) !== false),
  );
  const moved = borders.map((border, index) => {
    const { at, first } = border;
    const inside = changes.touchesRange(at, at) === 'cover';
    const to = changes.mapPos(at, isEmpty[index] || inside ? 1 : -1);
    return {
      ...border,
      at: index === 0 ? 0 : atLineStart(after, to),
      first: isEmpty[index] ? first : isTouched[index] ? firstLine(borders, index, before) : first,
    };
  });
  if (isTouched.includes(true)) findAgain(moved, isTouched, pastedLines(changes, after), after);
  for (let index = moved.length - 2; index >= 1; index -= 1) {
    const [border, next] = [moved[index], moved[index + 1]];
    if (border && next && border.at > next.at) border.at = next.at;
  }
  return moved;
}

/** Puts the borders that a change swept away where their first lines came back; the others stay empty. */
function findAgain(
  borders: Border[],
  isTouched: readonly (boolean | undefined)[],
  lines: ReadonlyMap<string, readonly number[]>,
  doc: Text,
): void {
  if (lines.size === 0) return;
  const found = new Set<Border>();
  let from = 0;
  for (const [index, border] of borders.entries()) {
    const at = isTouched[index] ? lines.get(border.first)?.find((start) => start > from) : undefined;
    if (at !== undefined) {
      border.at = at;
      found.add(border);
    }
    from = Math.max(from, isTouched[index] && at === undefined ? from : border.at);
  }
  if (found.size === 0) return;
  for (let index = borders.length - 1; index >= 1; index -= 1) {
    const border = borders[index];
    if (border && isTouched[index] && !found.has(border)) border.at = borders[index + 1]?.at ?? doc.length;
  }
}

function bordersAfter(borders: readonly Border[], transaction: Transaction): readonly Border[] {
  const set = transaction.effects.findLast((effect) => effect.is(setBorders));
  if (set) return set.value;
  if (!transaction.docChanged) return borders;
  const { startState, changes, newDoc } = transaction;
  return moveBorders(borders, startState.doc, changes, newDoc);
}

export const bordersField: StateField<readonly Border[]> = StateField.define<readonly Border[]>({
  create: () => [],
  update: bordersAfter,
});

/** Keeps the borders while the text changes, and gives them back when a change is undone. */
export function trackBorders(ids: readonly string[], starts: readonly number[]): Extension {
  const borders = ids.map((id, index) => ({ id, at: starts[index] ?? 0, first: '' }));
  return [
    bordersField.init(() => borders),
    invertedEffects.of(({ docChanged, startState }) =>
      docChanged ? [setBorders.of(startState.field(bordersField))] : [],
    ),
  ];
}
