import type { Heading, Plain, PlainPhrase } from '@clausewright/engine/document/tree';
import { annexWords } from '@clausewright/engine/document/reference-rules';
import { printable } from './printable.ts';

/** `Annex 1: Form`, as clauses number them. */
const annex = new RegExp(`^(?:${annexWords.join('|')})\\s\\d{1,3}\\s?:`, 'u');

export interface OutlineEntry {
  id: string;
  depth: 1 | 2 | 3;
  text: string;
  /** Number of the section (headings of depth 2), or null where the document is not numbered. */
  number: number | null;
  /** Whether the heading is that of an annex. */
  annex: boolean;
}
export type Outline = ReadonlyMap<Heading<PlainPhrase>, OutlineEntry>;

/** The words of a phrase without its marks; a line break counts as a space. */
export function plainText(phrases: readonly PlainPhrase[]): string {
  return phrases
    .map((node) =>
      node.type === 'text' ? printable(node.value) : node.type === 'break' ? ' ' : plainText(node.children),
    )
    .join('');
}

/** Whether formats number the sections: never when an edited text numbers them itself. */
export function numbersSections(plain: Plain): boolean {
  const sections = plain.children.filter((node) => node.type === 'heading' && node.depth === 2);
  return (
    sections.length > 1 &&
    sections.every(
      (node) => node.type === 'heading' && !/^\s*(?:\d|§|[IVX]+\.)/u.test(plainText(node.children)),
    )
  );
}

function slug(text: string): string {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const id = Array.from(words.join('-')).slice(0, 60).join('');
  return `section-${id.replace(/-$/u, '') || 'x'}`;
}

/**
 * Every top-level heading with the id that fragments point at. The prefix keeps ids out of the way of the page a
 * customer pastes the document into, where an id is also a name in `window`.
 */
export function buildOutline(plain: Plain): Outline {
  const numbered = numbersSections(plain);
  const taken = new Set<string>();
  const next = new Map<string, number>();
  const entries = new Map<Heading<PlainPhrase>, OutlineEntry>();
  let sections = 0;
  for (const node of plain.children) {
    if (node.type !== 'heading') continue;
    const text = plainText(node.children).trim();
    const base = slug(text);
    let id = base;
    // A thousand headings of the same words must not try each number anew.
    let n = next.get(base) ?? 2;
    for (; taken.has(id); n++) id = `${base}-${n}`;
    next.set(base, n);
    taken.add(id);
    if (node.depth === 2) sections++;
    entries.set(node, {
      id,
      depth: node.depth,
      text,
      number: numbered && node.depth === 2 ? sections : null,
      annex: node.depth === 2 && annex.test(text),
    });
  }
  return entries;
}
