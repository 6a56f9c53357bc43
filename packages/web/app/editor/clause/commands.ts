/** What buttons and keys do in a clause. */
import {
  chainCommands,
  createParagraphNear,
  deleteSelection,
  joinBackward,
  joinForward,
  liftEmptyBlock,
  selectAll,
  selectNodeBackward,
  selectNodeForward,
  splitBlock,
  toggleMark,
} from 'prosemirror-commands';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { schema } from './schema.ts';
import { towardsTable } from './table-keys.ts';

const { nodes, marks } = schema;
/** The server refuses deeper ones. */
const deepest = 6;

function listDepth({ selection: { $from } }: EditorState): number {
  let depth = 0;
  for (let at = $from.depth; at > 0; at -= 1) if ($from.node(at).type === nodes.list_item) depth += 1;
  return depth;
}

const sink: Command = (state, dispatch) =>
  listDepth(state) > 0 && listDepth(state) < deepest && sinkListItem(nodes.list_item)(state, dispatch);
const lift: Command = (state, dispatch) =>
  listDepth(state) > 0 && liftListItem(nodes.list_item)(state, dispatch);

function list(kind: 'bullets' | 'numbers'): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    for (let at = $from.depth; at > 0; at -= 1) {
      const node = $from.node(at);
      if (node.type === nodes[kind]) return liftListItem(nodes.list_item)(state, dispatch);
      if (node.type === nodes.bullets || node.type === nodes.numbers) {
        dispatch?.(state.tr.setNodeMarkup($from.before(at), nodes[kind], node.attrs));
        return true;
      }
    }
    return wrapInList(nodes[kind])(state, dispatch);
  };
}

const lineBreak: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (parent.type.contentMatch.matchType(nodes.hard_break) === null) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView());
  return true;
};

/** Where nothing but a table is left of what was selected, there is no paragraph to split. */
const deleteToTable: Command = (state, dispatch) => {
  const { selection, tr } = state;
  if (selection.empty || selection instanceof NodeSelection) return false;
  tr.deleteSelection();
  if (tr.selection.$from.parent.isTextblock) return false;
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** At the beginning of an item, Backspace makes it a paragraph before it joins anything. */
const liftAtStart: Command = (state, dispatch) =>
  state.selection.empty && state.selection.$from.parentOffset === 0 && lift(state, dispatch);

export const commands = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.emphasis),
  bullets: list('bullets'),
  numbers: list('numbers'),
  sink,
  lift,
  lineBreak,
  enter: chainCommands(
    splitListItem(nodes.list_item),
    createParagraphNear,
    liftEmptyBlock,
    deleteToTable,
    splitBlock,
  ),
  backspace: chainCommands(deleteSelection, towardsTable(-1), liftAtStart, joinBackward, selectNodeBackward),
  forward: chainCommands(deleteSelection, towardsTable(1), joinForward, selectNodeForward),
  selectAll,
} satisfies Record<string, Command>;

/** What stands at the cursor, for the buttons. */
export interface Standing {
  bold: boolean;
  italic: boolean;
  bullets: boolean;
  /** The address of the link; null where there is none. */
  link: string | null;
  /** The question whose answer the cursor is in. */
  question: string | null;
  hasSelection: boolean;
}

function isMarked(state: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

export function standingAt(state: EditorState): Standing {
  const { $from, empty } = state.selection;
  const link = linkAt(state);
  const around = $from.marksAcross($from) ?? $from.marks();
  const answer = marks.answer.isInSet(around);
  let bullets = false;
  for (let at = $from.depth; at > 0; at -= 1) if ($from.node(at).type === nodes.bullets) bullets = true;
  return {
    bold: isMarked(state, marks.strong),
    italic: isMarked(state, marks.emphasis),
    bullets,
    link: link?.url ?? null,
    question: (answer?.attrs['question'] as string | undefined) ?? null,
    hasSelection: !empty,
  };
}

interface Link {
  url: string;
  from: number;
  to: number;
}

/** The link that the selection begins in, with where its words stand. */
export function linkAt({ selection: { $from } }: EditorState): Link | null {
  const { parent } = $from;
  if (!parent.isTextblock) return null;
  const start = $from.start();
  let found: Link | null = null;
  parent.forEach((node, offset) => {
    const mark = marks.link.isInSet(node.marks);
    const [from, to] = [start + offset, start + offset + node.nodeSize];
    if (mark === undefined) return;
    const url = mark.attrs['url'] as string;
    if (found !== null && found.to === from && found.url === url) found = { ...found, to };
    else if (found === null || found.to < $from.pos) found = { url, from, to };
  });
  const link = found as Link | null;
  return link !== null && link.from <= $from.pos && $from.pos <= link.to ? link : null;
}

/** A link with these words where the selection is, in place of the one that stands there; an empty address takes it away. */
export function setLink(url: string, words: string): Command {
  return (state, dispatch) => {
    const old = linkAt(state);
    const { from, to, empty } = state.selection;
    const range = old !== null && empty ? old : { from, to };
    const { tr } = state;
    if (range.from === range.to) {
      if (url === '') return false;
      tr.replaceWith(from, to, schema.text(words === '' ? url : words, [marks.link.create({ url })]));
    } else {
      tr.removeMark(range.from, range.to, marks.link);
      if (url !== '') tr.addMark(range.from, range.to, marks.link.create({ url }));
      tr.setSelection(TextSelection.create(tr.doc, range.to));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
