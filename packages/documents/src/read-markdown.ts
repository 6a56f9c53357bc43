import type { PlainBlock } from '@clausewright/engine/document/tree';
import { limits } from '@clausewright/contract/limits';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toBlocks } from './parse-markdown.ts';
import { findTextFault, type TextFault, measureWeight } from './text-weight.ts';

export type ReadMarkdown = { ok: true; blocks: PlainBlock[]; size: number } | { ok: false; fault: TextFault };

// Everything after the parser recurses; far above what lists, quotes and marks of a document need.
const deepest = 100;

/** Blocks of a text that somebody wrote, not yet normalised; `size` counts them as `documentBlocks` does. */
export function readMarkdown(text: string): ReadMarkdown {
  const fault = findTextFault(measureWeight(text));
  if (fault !== null) return { ok: false, fault };
  const root = fromMarkdown(text);
  const measured = measure(root);
  if (measured.depth > deepest || measured.listDepth > limits.listDepth)
    return { ok: false, fault: 'too-deep' };
  if (measured.size > limits.documentBlocks) return { ok: false, fault: 'too-many' };
  return { ok: true, blocks: toBlocks(root, text), size: measured.size };
}

const sized: readonly Nodes['type'][] = [
  'heading',
  'paragraph',
  'listItem',
  'code',
  'html',
  'definition',
  'thematicBreak',
];

/** Without recursion, because this is what makes recursion safe. The paragraph that opens an item is the item. */
function measure(root: Root): { depth: number; listDepth: number; size: number } {
  const most = { depth: 0, listDepth: 0, size: 0 };
  const waiting: { node: Nodes; depth: number; listDepth: number }[] = [
    { node: root, depth: 0, listDepth: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    const listDepth = next.listDepth + (node.type === 'list' ? 1 : 0);
    most.depth = Math.max(most.depth, depth);
    most.listDepth = Math.max(most.listDepth, listDepth);
    if (sized.includes(node.type)) most.size++;
    if (!('children' in node)) continue;
    if (node.type === 'listItem' && node.children[0]?.type === 'paragraph') most.size--;
    for (const child of node.children) waiting.push({ node: child, depth: depth + 1, listDepth });
  }
  return most;
}
