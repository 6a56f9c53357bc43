/** A document as the texts of its clauses, and back. */
import { type ClauseText, joinClauses } from '@clausewright/engine/merge/merge';
import { normalise } from '@clausewright/engine/document/normalise';
import type {
  ClauseRange,
  Heading,
  Plain,
  PlainBlock,
  PlainPhrase,
} from '@clausewright/engine/document/tree';
import type { Language } from '@clausewright/contract/languages';
import { limits } from '@clausewright/contract/limits';
import { renderMarkdown } from './markdown.ts';
import { plainText } from './outline.ts';
import { readMarkdown } from './read-markdown.ts';
import { findTextFault, type TextFault, sumWeights, measureWeight } from './text-weight.ts';

export interface ClauseMarkdown {
  id: string;
  version: number;
  /** Words of the clause's first heading; empty where it has none. */
  heading: string;
  /** Tables as lists; without an empty line at its end. */
  markdown: string;
}

/** The text of each clause, as an editor shows it. */
export function clauseMarkdown(document: Plain, clauses: readonly ClauseRange[]): ClauseMarkdown[] {
  return clauses.map(({ id, version, from, to }) => {
    const children = document.children.slice(from, to);
    const heading = children.find((block) => block.type === 'heading');
    return {
      id,
      version,
      heading: heading === undefined ? '' : plainText(heading.children).trim(),
      markdown: renderMarkdown({ ...document, children }).replace(/\n+$/u, ''),
    };
  });
}

export type DocumentOfTexts =
  | { ok: true; document: Plain; clauses: ClauseRange[] }
  | { ok: false; clause: string | null; fault: TextFault };

/**
 * The document that the texts of its clauses make; an empty one is left out. Its first block is its only heading of
 * depth 1: where no text begins with one `of.title` stands in, further ones become depth 2. Of a fault, `clause` is
 * null where only all texts together are too much.
 */
export function documentOfTexts(
  of: { language: Language; title: string },
  clauses: readonly { id: string; version: number; markdown: string }[],
): DocumentOfTexts {
  if (clauses.length > limits.clauses) return { ok: false, clause: null, fault: 'too-many' };
  const weights = clauses.map(({ id, markdown }) => ({ id, ...measureWeight(markdown) }));
  const alone = weights.find((weight) => findTextFault(weight) !== null);
  const fault = findTextFault(alone ?? sumWeights(weights));
  if (fault !== null) return { ok: false, clause: alone?.id ?? null, fault };
  const texts: ClauseText[] = [];
  let size = 0;
  let level: Level = 0;
  for (const { id, version, markdown } of clauses) {
    const read = readMarkdown(markdown);
    if (!read.ok) return { ok: false, clause: id, fault: read.fault };
    size += read.size;
    if (texts.length === 0) level = opensWithTitle(read.blocks) ? 0 : 1;
    const blocks = normaliseUnder(level, read.blocks);
    if (blocks.length === 0) continue;
    texts.push({ id, version, blocks });
    level = blocks.findLast((block) => block.type === 'heading')?.depth ?? level;
  }
  if (size > limits.documentBlocks) return { ok: false, clause: null, fault: 'too-many' };
  const joined = joinClauses(of, texts);
  const [first] = joined.document.children;
  const title = first?.type === 'heading' ? plainText(first.children).trim() : of.title;
  return { ok: true, ...joined, document: { ...joined.document, title } };
}

/** The Markdown of blocks that somebody wrote, as the text of a clause has it. */
export function blocksMarkdown(language: Language, blocks: readonly PlainBlock[]): string {
  const children = normaliseUnder(opensWithTitle(blocks) ? 0 : 2, blocks);
  return renderMarkdown({ type: 'root', language, title: '', children }).replace(/\n+$/u, '');
}

/** Depth of the heading above; 0 at the beginning of a document. */
export type Level = 0 | Heading<PlainPhrase>['depth'];

/** Whether the first block that says something is a heading of depth 1. */
export function opensWithTitle(blocks: readonly PlainBlock[]): boolean {
  const first = blocks.find((block) => normalise([block]).length > 0);
  return first?.type === 'heading' && first.depth === 1;
}

/** Normalised as a part that stands under a heading of that depth; 0: as a whole document. */
export function normaliseUnder(level: Level, blocks: readonly PlainBlock[]): PlainBlock[] {
  const above = ([1, 2, 3] as const).filter((depth) => depth <= level).map((depth) => titled(depth, 'x'));
  return normalise([...above, ...blocks]).slice(above.length);
}

function titled(depth: 1 | 2 | 3, value: string): PlainBlock {
  return { type: 'heading', depth, children: [{ type: 'text', value }] };
}
