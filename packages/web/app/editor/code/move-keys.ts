/**
 * The keys of any text field. Those of @codemirror/commands would bring a parser of languages along; what is
 * not here, such as deleting by words, the browser does.
 */
import { EditorSelection, type SelectionRange, type TransactionSpec } from '@codemirror/state';
import type { Command, EditorView, KeyBinding } from '@codemirror/view';

type Move = (view: EditorView, range: SelectionRange, isExtending: boolean) => SelectionRange;

function moving(move: Move): Pick<KeyBinding, 'run' | 'shift'> {
  const to = (isExtending: boolean) => (view: EditorView) => {
    const { ranges, mainIndex } = view.state.selection;
    const moved = ranges.map((range) => {
      const { head, assoc, goalColumn } = move(view, range, isExtending);
      return isExtending
        ? EditorSelection.range(range.anchor, head, goalColumn)
        : EditorSelection.cursor(head, assoc, undefined, goalColumn);
    });
    const selection = EditorSelection.create(moved, mainIndex);
    view.dispatch({ selection, scrollIntoView: true, userEvent: 'select' });
    return true;
  };
  return { run: to(false), shift: to(true) };
}

const byChar = (forward: boolean) =>
  moving((view, range, isExtending) =>
    isExtending || range.empty
      ? view.moveByChar(range, forward)
      : EditorSelection.cursor(forward ? range.to : range.from),
  );
const byWord = (forward: boolean) => moving((view, range) => view.moveByGroup(range, forward));
const byLine = (forward: boolean) => moving((view, range) => view.moveVertically(range, forward));
const byPage = (forward: boolean) =>
  moving((view, range) => {
    const page = Math.max(view.defaultLineHeight, view.scrollDOM.clientHeight - view.defaultLineHeight);
    return view.moveVertically(range, forward, page);
  });
const toEdge = (forward: boolean) => moving((view, range) => view.moveToLineBoundary(range, forward));
const toEnd = (forward: boolean) =>
  moving((view) => EditorSelection.cursor(forward ? view.state.doc.length : 0));

function writing(spec: (view: EditorView) => TransactionSpec, userEvent: string): Command {
  return (view) => {
    view.dispatch({ ...spec(view), scrollIntoView: true, userEvent });
    return true;
  };
}

const deleting = (forward: boolean) =>
  writing(
    (view) =>
      view.state.changeByRange((range) => {
        const other = range.empty ? view.moveByChar(range, forward).head : range.anchor;
        const from = Math.min(range.head, other);
        return { changes: { from, to: Math.max(range.head, other) }, range: EditorSelection.cursor(from) };
      }),
    forward ? 'delete.forward' : 'delete.backward',
  );
const newLine = writing(({ state }) => state.replaceSelection('\n'), 'input');

export const moveKeys: readonly KeyBinding[] = [
  { key: 'ArrowLeft', ...byChar(false) },
  { key: 'ArrowRight', ...byChar(true) },
  { key: 'Mod-ArrowLeft', mac: 'Alt-ArrowLeft', ...byWord(false) },
  { key: 'Mod-ArrowRight', mac: 'Alt-ArrowRight', ...byWord(true) },
  { mac: 'Cmd-ArrowLeft', ...toEdge(false) },
  { mac: 'Cmd-ArrowRight', ...toEdge(true) },
  { key: 'ArrowUp', ...byLine(false) },
  { key: 'ArrowDown', ...byLine(true) },
  { mac: 'Cmd-ArrowUp', ...toEnd(false) },
  { mac: 'Cmd-ArrowDown', ...toEnd(true) },
  { key: 'PageUp', ...byPage(false) },
  { key: 'PageDown', ...byPage(true) },
  { key: 'Home', ...toEdge(false) },
  { key: 'End', ...toEdge(true) },
  { key: 'Mod-Home', ...toEnd(false) },
  { key: 'Mod-End', ...toEnd(true) },
  {
    key: 'Mod-a',
    run: writing(({ state }) => ({ selection: { anchor: 0, head: state.doc.length } }), 'select'),
  },
  { key: 'Enter', run: newLine, shift: newLine },
  { key: 'Backspace', run: deleting(false), shift: deleting(false) },
  { key: 'Delete', run: deleting(true) },
];
