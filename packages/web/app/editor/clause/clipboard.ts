/** Pasting and dropping: only what a clause may hold, told where something was left out. */
import { DOMParser, Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { readForeign } from './foreign-html.ts';
import { schema } from './schema.ts';
import { belowTable, isOnTable } from './table-keys.ts';

const { nodes } = schema;

function textSlice(text: string): Slice {
  const paragraphs = text
    .split(/(?:\r\n?|\n){2,}/u)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const lines = part.split(/\r\n?|\n/u);
      const content = lines.flatMap((line, at) => [
        ...(at > 0 ? [nodes.hard_break.create()] : []),
        ...(line === '' ? [] : [schema.text(line)]),
      ]);
      return nodes.paragraph.create(null, content);
    });
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/** What was copied in a clause comes without the answers that its words were. */
function withoutAnswers(slice: Slice): Slice {
  const plain = (fragment: Fragment): Fragment =>
    Fragment.from(
      fragment.content.map((node: Node) =>
        node.isText
          ? node.mark(node.marks.filter(({ type }) => type !== schema.marks.answer))
          : node.copy(plain(node.content)),
      ),
    );
  return new Slice(plain(slice.content), slice.openStart, slice.openEnd);
}

interface Read {
  slice: Slice;
  isSimplified: boolean;
}

function read(data: DataTransfer | null, isPlain: boolean): Read | null {
  const html = isPlain ? '' : (data?.getData('text/html') ?? '');
  if (html !== '') {
    const { body, isSimplified } = readForeign(html);
    const slice = DOMParser.fromSchema(schema).parseSlice(body, { preserveWhitespace: false });
    return slice.size === 0 ? null : { slice: withoutAnswers(slice), isSimplified };
  }
  const text = data?.getData('text/plain') ?? '';
  return text === '' ? null : { slice: textSlice(text), isSimplified: false };
}

/** `limit`: characters that the clause may have. */
export function clipboard(
  limit: number,
  events: { onSimplified: () => void; onTooLong: () => void },
): Plugin {
  const put = (view: EditorView, found: Read, at: Transaction): void => {
    const ready = isOnTable(view.state) ? belowTable(at) : at;
    ready.replaceSelection(found.slice);
    if (ready.doc.content.size > Math.max(limit, view.state.doc.content.size)) return events.onTooLong();
    const before = view.state;
    view.dispatch(ready.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
    if (found.isSimplified && view.state !== before) events.onSimplified();
  };
  let isPlain = false;
  return new Plugin({
    props: {
      handleKeyDown: (_view, event) => {
        isPlain = event.shiftKey;
        return false;
      },
      clipboardTextSerializer: ({ content }) =>
        content.textBetween(0, content.size, '\n\n', (leaf) => (leaf.type === nodes.hard_break ? '\n' : '')),
      handleDOMEvents: {
        paste: (view, event) => {
          event.preventDefault();
          const found = read(event.clipboardData, isPlain);
          if (found !== null) put(view, found, view.state.tr);
          return true;
        },
        drop: (view, event) => {
          if (view.dragging !== null) return false;
          event.preventDefault();
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const found = read(event.dataTransfer, false);
          if (at === null || found === null) return true;
          put(view, found, view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
          return true;
        },
      },
    },
  });
}
