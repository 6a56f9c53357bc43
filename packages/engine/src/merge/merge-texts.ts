/** A document as clauses that can be compared and put together again. */
import type { Language } from '@clausewright/contract/languages';
import { headClause } from '../document/head-clause.ts';
import { levelled } from '../document/normalise.ts';
import { phraseText } from '../document/tree-text.ts';
import type { ClauseRange, Plain, PlainBlock } from '../document/tree.ts';

export interface ClauseText {
  id: string;
  version: number;
  blocks: PlainBlock[];
}

/** Every block belongs to one clause: what lies between two ranges to the one before it. */
export function splitClauses(document: Plain, clauses: readonly ClauseRange[]): ClauseText[] {
  const { children } = document;
  const ordered = clauses.toSorted((a, b) => a.from - b.from || a.to - b.to);
  if (ordered.length === 0 && children.length > 0) return [{ id: headClause, version: 1, blocks: children }];
  return ordered.map(({ id, version, from }, index) => ({
    id,
    version,
    blocks: children.slice(index === 0 ? 0 : from, ordered[index + 1]?.from ?? children.length),
  }));
}

/**
 * The document of clauses; those without blocks are left out. It begins with its only heading of depth 1: where none
 * is there the title stands in, further ones become depth 2. A heading whose clause above went moves up: levels have no
 * gaps, which PDF/UA refuses.
 */
export function joinClauses(
  of: { language: Language; title: string },
  clauses: readonly ClauseText[],
): { document: Plain; clauses: ClauseRange[] } {
  const children: PlainBlock[] = [];
  const ranges = titled(of.title, clauses).map(({ id, version, blocks }): ClauseRange => {
    const from = children.length;
    children.push(...blocks);
    return { id, version, from, to: children.length };
  });
  return {
    document: { type: 'root', language: of.language, title: of.title, children: levelled(children) },
    clauses: ranges,
  };
}

/** The title must not count as an edit of a clause that never had one, so it gets the clause it belongs to. */
function titled(title: string, clauses: readonly ClauseText[]): ClauseText[] {
  const present = clauses.filter(({ blocks }) => blocks.length > 0);
  const [first, ...rest] = present;
  const opening = first?.blocks[0];
  if (opening?.type === 'heading' && opening.depth === 1) return present;
  const heading: PlainBlock = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
  return first !== undefined && present.some(({ id }) => id === headClause)
    ? [{ ...first, blocks: [heading, ...first.blocks] }, ...rest]
    : [{ id: headClause, version: 1, blocks: [heading] }, ...present];
}

/** Whether two texts are the same tree; the order of keys, which a database may change, means nothing. */
export function sameBlocks(a: readonly PlainBlock[], b: readonly PlainBlock[]): boolean {
  return a.length === b.length && a.every((block, index) => same(block, b[index]));
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((one: unknown, index) => same(one, b[index]));
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)));
}

/** The words of the first heading; empty where a clause has none. */
export function getHeading(blocks: readonly PlainBlock[]): string {
  const heading = blocks.find((block) => block.type === 'heading');
  return heading === undefined ? '' : phraseText(heading.children).replaceAll('\n', ' ').trim();
}
