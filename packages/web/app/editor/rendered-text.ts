/** Everything that the page shows of a text. */
import type { ClauseRange, Plain } from '@clausewright/engine/document/tree';
import type { TextFault, Unsupported } from '@clausewright/documents/editing';
import type { Border } from './code/borders.ts';
import { type OutlineHeading, listHeadings } from './outline.ts';
import type { Texts } from './text-autosave.ts';

export interface Shown {
  html: string;
  document: Plain;
  clauses: readonly ClauseRange[];
}
/** Why a text can be neither shown nor saved; `clause` null: all of it together. */
export interface Fault {
  clause: string | null;
  fault: TextFault;
}
/** A text as its field has it. */
export interface Source {
  texts: Texts;
  text: string;
  borders: readonly Border[];
}
export interface Written {
  texts: Texts;
  characters: number;
  headings: readonly OutlineHeading[];
  unsupported: readonly Unsupported[];
  /** The newest text that could be shown; null until there was one. */
  shown: Shown | null;
  fault: Fault | null;
}

/** What is known of a text without reading its Markdown. */
export function outlined({ texts, text, borders }: Source): Written {
  return {
    texts,
    characters: text.length,
    headings: listHeadings(text, borders),
    unsupported: [],
    shown: null,
    fault: null,
  };
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*/gu;

/** Words as the reader sees them: no marks, no addresses. */
export function countWords(html: string): number {
  return html.replaceAll(/<[^>]*>|&[#\w]+;/gu, ' ').match(word)?.length ?? 0;
}
