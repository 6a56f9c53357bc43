/** A table is not taken away by one key: it is selected first, as everybody can see and hear then. */
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { schema } from './schema.ts';

/** At the edge of a paragraph beside a table, the key selects the table. */
export function towardsTable(side: -1 | 1): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection;
    const edge = side < 0 ? 0 : $from.parent.content.size;
    if (!empty || !$from.parent.isTextblock || $from.parentOffset !== edge) return false;
    const at = side < 0 ? $from.before() : $from.after();
    const beside = state.doc.resolve(at);
    const next = side < 0 ? beside.nodeBefore : beside.nodeAfter;
    if (next?.type !== schema.nodes.records) return false;
    const place = side < 0 ? at - next.nodeSize : at;
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, place)));
    return true;
  };
}

export function isOnTable({ selection }: EditorState): boolean {
  return selection instanceof NodeSelection && selection.node.type === schema.nodes.records;
}

/** What is typed or pasted on a table stands below it. */
export function belowTable(transaction: Transaction): Transaction {
  const at = transaction.selection.to;
  transaction.insert(at, schema.nodes.paragraph.create());
  return transaction.setSelection(TextSelection.create(transaction.doc, at + 1));
}
