import type { Plain, PlainBlock } from '@clausewright/engine/document/tree';
import { normalise } from '../../../engine/src/document/normalise.ts';
import { liftBreaks } from '../lift-breaks.ts';
import { recordsAsList } from '../records-as-list.ts';

/** The tree as it reaches a renderer. */
export function canonical(plain: Plain): Plain {
  return { ...plain, children: normalise(plain.children) };
}

function lifted(node: PlainBlock): PlainBlock {
  if (node.type === 'records') return node;
  if (node.type !== 'list') return { ...node, children: liftBreaks(node.children) };
  return {
    ...node,
    children: node.children.map((item) => ({ ...item, children: item.children.map(lifted) })),
  };
}

function unboxed(node: PlainBlock): PlainBlock {
  if (node.type !== 'paragraph' && node.type !== 'list') return node;
  const { box: _, ...open } = node;
  return open;
}

/** The same as Markdown can say it: tables as lists, boxes as their words, no mark that begins or ends with a line break. */
export function asMarkdownShows(plain: Plain): PlainBlock[] {
  const children = normalise(plain.children).map((node) =>
    node.type === 'records' ? recordsAsList(node, plain.language) : unboxed(node),
  );
  return normalise(normalise(children).map(lifted));
}
