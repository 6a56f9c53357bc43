/** Everything that the page shows of a text, made from it in one go. */
import type { ClauseRange, Plain } from '@clausewright/agreements/tree';
import type { Language } from '@clausewright/contract/languages';
import {
  documentOfTexts,
  renderArticle,
  type TextFault,
  type Unsupported,
  unsupportedIn,
} from '@clausewright/documents/editing';
import { joinClauses } from './clause-text.ts';
import { type OutlineHeading, outlineOf } from './outline.ts';
import type { Texts } from './text-keeper.ts';

export interface DocumentOf {
  language: Language;
  /** Stands in where the person removed it. */
  title: string;
  versions: ReadonlyMap<string, number>;
}
export interface Shown {
  html: string;
  document: Plain;
  clauses: readonly ClauseRange[];
}
export interface Written {
  texts: Texts;
  characters: number;
  headings: readonly OutlineHeading[];
  unsupported: readonly Unsupported[];
  /** The newest text that could be shown; null where there was none. */
  shown: Shown | null;
  /** Why this text cannot be shown or saved; `clause` null: all of it together. */
  fault: { clause: string | null; fault: TextFault } | null;
}

/** The same functions as on the server, so the same bytes. */
export function showTexts(
  { versions, ...of }: DocumentOf,
  texts: Texts,
): Shown | Exclude<Written['fault'], null> {
  const clauses = texts.map(({ id, markdown }) => ({ id, version: versions.get(id) ?? 1, markdown }));
  const made = documentOfTexts(of, clauses);
  if (!made.ok) return { clause: made.clause, fault: made.fault };
  return { html: renderArticle(made.document), document: made.document, clauses: made.clauses };
}

/** `before` keeps the last document that could be shown. */
export function writtenOf(
  of: DocumentOf,
  {
    texts,
    text,
    borders,
  }: { texts: Texts; text: string; borders: readonly { id: string; at: number; first: string }[] },
  before: Shown | null,
): Written {
  const made = showTexts(of, texts);
  const isShown = 'html' in made;
  return {
    texts,
    characters: text.length,
    headings: outlineOf(text, borders),
    unsupported: unsupportedIn(text),
    shown: isShown ? made : before,
    fault: isShown ? null : made,
  };
}

/** The same before anybody has typed. */
export function writtenAtFirst(of: DocumentOf, texts: Texts): Written {
  const { text, starts } = joinClauses(texts);
  const borders = texts.map(({ id }, index) => ({ id, at: starts[index] ?? 0, first: '' }));
  return writtenOf(of, { texts, text, borders }, null);
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*/gu;

/** Words as the reader sees them: no marks, no addresses. */
export function countWords(html: string): number {
  return html.replaceAll(/<[^>]*>|&[#\w]+;/gu, ' ').match(word)?.length ?? 0;
}
