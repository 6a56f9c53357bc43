import type { Plain, PlainBlock } from '@clausewright/engine/document/tree';
import { buildOutline, plainText } from './outline.ts';

export interface SectionTexts {
  /** That of the document for what stands before the first section. */
  title: string;
  number: number | null;
  /** What a reader sees of it: headings, paragraphs, items and cells, each by itself. */
  texts: string[];
}

/** The words of a document by section, without marks. */
export function sectionTexts(plain: Plain): SectionTexts[] {
  const outline = buildOutline(plain);
  let current: SectionTexts = { title: plain.title, number: null, texts: [] };
  const sections = [current];
  for (const block of plain.children) {
    const entry = block.type === 'heading' ? outline.get(block) : undefined;
    if (entry?.depth === 2) {
      current = { title: entry.text, number: entry.number, texts: [] };
      sections.push(current);
    }
    current.texts.push(...blockTexts(block));
  }
  return sections;
}

function blockTexts(block: PlainBlock): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [plainText(block.children)];
    case 'list':
      return block.children.flatMap((item) => item.children.flatMap(blockTexts));
    case 'records':
      return [...block.fields, ...block.rows.flatMap((row) => row.map(plainText))];
    default:
      return block satisfies never;
  }
}
