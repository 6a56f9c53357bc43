/** Which words of a document are new against another one; cheap enough for every key. */
import type { ClauseRange, Plain, PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';

/** Words of a leaf (heading, paragraph, item, cell) as its element in the page has them. */
function phraseText(phrases: readonly PlainPhrase[]): string {
  return phrases
    .map((node) =>
      node.type === 'text' ? node.value : node.type === 'break' ? '' : phraseText(node.children),
    )
    .join('');
}
export function listLeaves(block: PlainBlock): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [phraseText(block.children)];
    case 'list':
      return block.children.flatMap((item) => item.children.flatMap(listLeaves));
    case 'records':
      return [...block.fields, ...block.rows.flat().map(phraseText)];
    default:
      return block satisfies never;
  }
}

/** The leaves of each clause, in the order of the page; blank ones are left out there too. */
export function leavesByClause(document: Plain, clauses: readonly ClauseRange[]): Map<string, string[]> {
  return new Map(
    clauses.map(({ id, from, to }) => [
      id,
      document.children
        .slice(from, to)
        .flatMap(listLeaves)
        .map((text) => text.trim())
        .filter((text) => text !== ''),
    ]),
  );
}

export interface ChangedPart {
  /** Which leaf of the clause, and which of its characters. */
  leaf: number;
  from: number;
  to: number;
}

const wordEdge = /[\p{L}\p{N}]/u;

/** The middle of `after` that differs from `before`, at the edges of words. */
export function differing(before: string, after: string): { from: number; to: number } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  let to = after.length - same;
  // Words only went away.
  if (to <= from) return { from, to: from };
  while (from > 0 && wordEdge.test(after[from - 1] ?? '') && wordEdge.test(after[from] ?? before[from] ?? ''))
    from -= 1;
  while (to < after.length && wordEdge.test(after[to] ?? '') && wordEdge.test(after[to - 1] ?? '')) to += 1;
  return { from, to };
}

/** A leaf that stands in `before` is old, wherever it was; each other one is held against what went away in its place. */
export function changedParts(before: readonly string[], after: readonly string[]): ChangedPart[] {
  const known = new Set(before);
  const kept = new Set(after);
  const gone = before.filter((text) => !kept.has(text));
  return after.flatMap((text, leaf) => {
    if (known.has(text)) return [];
    const { from, to } = differing(gone.shift() ?? '', text);
    return to > from ? [{ leaf, from, to }] : [];
  });
}

const leafSelector = 'h1, h2, h3, p, li, th, td';

/** Ranges in the page of the changed parts of one clause. */
export function toRanges(elements: readonly Element[], parts: readonly ChangedPart[]): Range[] {
  const leaves = textNodesByLeaf(elements);
  return parts.flatMap(({ leaf, from, to }) => {
    const nodes = leaves[leaf] ?? [];
    const start = placeIn(nodes, from);
    const end = placeIn(nodes, to);
    if (!start || !end) return [];
    const range = document.createRange();
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    return [range];
  });
}

function textNodesByLeaf(elements: readonly Element[]): Text[][] {
  const leaves = new Map<Element, Text[]>();
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const leaf = node.parentElement?.closest(leafSelector);
      if (leaf) leaves.set(leaf, [...(leaves.get(leaf) ?? []), node]);
    }
  }
  return [...leaves.values()].filter((nodes) => nodes.some((node) => node.data.trim() !== ''));
}

function placeIn(nodes: readonly Text[], at: number): { node: Text; offset: number } | null {
  let left = at;
  for (const node of nodes) {
    if (left <= node.data.length) return { node, offset: left };
    left -= node.data.length;
  }
  return null;
}
