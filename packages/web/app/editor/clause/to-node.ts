import type { PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import type { Mark, Node } from 'prosemirror-model';
import { splitHeading } from './clause-heading.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

function inline(list: readonly PlainPhrase[], open: readonly Mark[]): Node[] {
  return list.flatMap((node): Node[] => {
    switch (node.type) {
      case 'text':
        return node.value === '' ? [] : [schema.text(node.value, open)];
      case 'break':
        return [nodes.hard_break.create(null, null, open)];
      case 'strong':
      case 'emphasis':
        return inline(node.children, marks[node.type].create().addToSet(open));
      case 'link':
        return inline(node.children, marks.link.create({ url: node.url }).addToSet(open));
      default:
        return node satisfies never;
    }
  });
}

function block(node: PlainBlock): Node {
  switch (node.type) {
    case 'paragraph':
      return nodes.paragraph.create({ box: node.box ?? null }, inline(node.children, []));
    case 'heading':
      return nodes.heading.create({ depth: node.depth }, inline(node.children, []));
    case 'list': {
      const items = node.children.map(({ children }) => nodes.list_item.create(null, children.map(block)));
      return nodes[node.ordered ? 'numbers' : 'bullets'].create({ box: node.box ?? null }, items);
    }
    case 'records':
      return nodes.records.create({ value: { fields: node.fields, rows: node.rows } });
    default:
      return node satisfies never;
  }
}

/** The blocks of a clause as its editor holds them. An empty one has a paragraph for the cursor. */
export function toNode(blocks: readonly PlainBlock[]): Node {
  const { heading, rest } = splitHeading(blocks);
  const content = rest.map(block);
  return nodes.doc.create({ heading }, content.length > 0 ? content : [nodes.paragraph.create()]);
}
