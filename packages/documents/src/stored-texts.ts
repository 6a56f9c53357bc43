/** What a document says already stays as it is where its text says the same: Markdown cannot hold tables and boxes. */
import { type ClauseText, joinClauses, sameBlocks } from '@clausewright/engine/merge/merge';
import type { ClauseRange, Plain, PlainBlock } from '@clausewright/engine/document/tree';
import type { Language } from '@clausewright/contract/languages';
import { type DocumentOfTexts, documentOfTexts, type Level, normaliseUnder } from './clause-texts.ts';
import { liftBreaks } from './lift-breaks.ts';
import { renderMarkdown } from './markdown.ts';
import { readMarkdown } from './read-markdown.ts';
import { restoreBoxes } from './restore-boxes.ts';
import { restoreTables } from './table-rows.ts';

/** A text that a clause has or had. */
export interface StoredText {
  version: number;
  markdown: string;
  /** Null where they are what the Markdown is read as. */
  blocks: readonly PlainBlock[] | null;
}
export interface WrittenText {
  id: string;
  markdown: string;
  /** The first that says the same is taken. */
  standing: readonly StoredText[];
}

/** The document that was read of these texts, with the blocks that stand already in place of equal ones. */
export function reuseStoredBlocks(
  { document, clauses }: Extract<DocumentOfTexts, { ok: true }>,
  texts: readonly WrittenText[],
): { document: Plain; clauses: ClauseRange[] } {
  const written = new Map(texts.map((text) => [text.id, text]));
  let level: Level = 0;
  const joined = clauses.map(({ id, version, from, to }): ClauseText => {
    const blocks = document.children.slice(from, to);
    const text = written.get(id);
    const standing =
      text === undefined ? null : standingFor(text, blocks, { level, language: document.language });
    level = blocks.findLast((block) => block.type === 'heading')?.depth ?? level;
    return { id, version, blocks, ...standing };
  });
  return joinClauses(document, joined);
}

/** The document of the texts of its clauses, with what stands already. Reads standing texts too where it must. */
export function rewrittenDocument(
  of: Parameters<typeof documentOfTexts>[0],
  texts: readonly (WrittenText & { version: number })[],
): DocumentOfTexts {
  const read = documentOfTexts(of, texts);
  return read.ok ? { ok: true, ...reuseStoredBlocks(read, texts) } : read;
}

type Standing = Partial<Pick<ClauseText, 'version' | 'blocks'>>;

/** `level`: depth of the heading under which the clause was read. */
function standingFor(
  { markdown, standing }: WrittenText,
  read: readonly PlainBlock[],
  { level, language }: { level: Level; language: Language },
): Standing | null {
  const same = standing.find((text) => text.markdown === markdown);
  if (same !== undefined) return same.blocks && { version: same.version, blocks: [...same.blocks] };
  if (standing.every(({ blocks }) => blocks === null)) return null;
  // Written another way, or its headings moved with those above.
  const said = markdownOf(read, language);
  const moved = standing.map(({ version, markdown: text, blocks }) => ({
    version,
    blocks: normaliseUnder(level, blocks ?? blocksOf(text)),
  }));
  const alike = moved.find(({ blocks }) => markdownOf(blocks, language) === said);
  if (alike !== undefined) return alike;
  const before = moved.flatMap(({ blocks }) => blocks);
  const tabled = restoreTables(read, before, language);
  const boxed = moved.find(({ blocks }) => blocks.some((block) => 'box' in block));
  return { blocks: boxed === undefined ? tabled : [...restoreBoxes(tabled, boxed.blocks)] };
}

function blocksOf(markdown: string): readonly PlainBlock[] {
  const read = readMarkdown(markdown);
  return read.ok ? read.blocks : [];
}

function markdownOf(children: readonly PlainBlock[], language: Language): string {
  return renderMarkdown({ type: 'root', language, title: '', children: [...children] });
}

/** Whether the blocks of a clause come back from their Markdown as they are: tables and boxes do not. */
export function survivesMarkdown(blocks: readonly PlainBlock[]): boolean {
  if (blocks.some(hasTableOrBox)) return false;
  const depth = blocks.find((block) => block.type === 'heading')?.depth ?? 2;
  return sameBlocks(normaliseUnder((depth - 1) as Level, blocks.map(lifted)), blocks);
}

/** Of a box its words alone are text. */
function hasTableOrBox(block: PlainBlock): boolean {
  if ('box' in block) return true;
  if (block.type === 'list') return block.children.some(({ children }) => children.some(hasTableOrBox));
  return block.type === 'records';
}

function lifted(block: PlainBlock): PlainBlock {
  if (block.type === 'records') return block;
  if (block.type !== 'list') return { ...block, children: liftBreaks(block.children) };
  const items = block.children.map((item) => ({ ...item, children: item.children.map(lifted) }));
  return { ...block, children: items };
}
