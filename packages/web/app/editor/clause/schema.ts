/** What a clause may hold: what has no node or mark here can be neither typed, pasted nor dropped. */
import { safeUrl } from '@clausewright/engine/document/safe-url';
import type { PlainPhrase, Records } from '@clausewright/engine/document/tree';
import { type DOMOutputSpec, type Node, Schema } from 'prosemirror-model';

export type Table = Omit<Records<PlainPhrase>, 'type'>;

type Output = DOMOutputSpec | string;

function cell(phrases: readonly PlainPhrase[]): Output[] {
  return phrases.map((node): Output => {
    if (node.type === 'text') return node.value;
    if (node.type === 'break') return ['br'];
    if (node.type === 'strong') return ['strong', ...cell(node.children)];
    if (node.type === 'emphasis') return ['em', ...cell(node.children)];
    return ['span', { class: 'cl__link' }, ...cell(node.children)];
  });
}

/** A table is shown whole; it is changed in the Markdown, or by the answers. */
function table(node: Node): DOMOutputSpec {
  const { fields, rows } = node.attrs['value'] as Table;
  const head = fields.map((field): DOMOutputSpec => ['th', { scope: 'col' }, field]);
  const body = rows.map((row): DOMOutputSpec => [
    'tr',
    ...row.map((phrases, at): DOMOutputSpec =>
      at === 0 ? ['th', { scope: 'row' }, ...cell(phrases)] : ['td', ...cell(phrases)],
    ),
  ]);
  return [
    'div',
    { class: 'cl__table', contenteditable: 'false', role: 'group', 'aria-label': fields.join(', ') },
    ['table', ['thead', ['tr', ...head]], ['tbody', ...body]],
  ];
}

/** Neighbours with the same name stand in one box; the frame of each is open towards the next. */
const box = { box: { default: null } } as const;
const boxed = (node: Node) => (node.attrs['box'] === null ? {} : { class: 'cl__boxed' });

export const schema = new Schema({
  nodes: {
    doc: {
      content: 'block+',
      attrs: {
        /** The heading above the blocks: a field of its own, with the number apart from its words. */
        heading: { default: null },
      },
    },
    paragraph: {
      group: 'block item',
      content: 'inline*',
      attrs: box,
      parseDOM: [{ tag: 'p' }],
      toDOM: (node) => ['p', boxed(node), 0],
    },
    heading: {
      group: 'block',
      // No line breaks: the canonical form makes spaces of them.
      content: 'text*',
      defining: true,
      attrs: { depth: { default: 2 } },
      parseDOM: [
        { tag: 'h1', attrs: { depth: 2 } },
        { tag: 'h2', attrs: { depth: 2 } },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { depth: 3 } })),
      ],
      toDOM: (node) => [`h${(node.attrs['depth'] as number) + 1}`, 0],
    },
    bullets: {
      group: 'block item',
      content: 'list_item+',
      attrs: box,
      parseDOM: [{ tag: 'ul' }],
      toDOM: (node) => ['ul', boxed(node), 0],
    },
    numbers: {
      group: 'block item',
      content: 'list_item+',
      attrs: box,
      parseDOM: [{ tag: 'ol' }],
      toDOM: (node) => ['ol', boxed(node), 0],
    },
    list_item: {
      // No headings in an item: the canonical form makes paragraphs of them.
      content: 'item+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    records: {
      group: 'block item',
      atom: true,
      attrs: { value: { default: { fields: [], rows: [] } } },
      toDOM: table,
    },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { url: { default: '' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const url = safeUrl(element.getAttribute('href') ?? '');
            return url === null ? false : { url };
          },
        },
      ],
      // Without an address: a press puts the cursor there and leads nowhere.
      toDOM: () => ['span', { class: 'cl__link' }, 0],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => ['em', 0],
    },
    /** Words that an answer gave. Never written: it says where words come from while they say what was answered. */
    answer: {
      attrs: { question: { default: '' }, said: { default: '' } },
      inclusive: false,
      excludes: 'answer',
      toDOM: () => ['span', { class: 'cl__answer' }, 0],
    },
  },
});
