/** Texts as a document, by the functions of the server. Comes beside the page: the text can be written before. */
import type { PlainBlock } from '@clausewright/engine/document/tree';
import {
  blocksMarkdown,
  clauseMarkdown,
  documentOfTexts,
  renderArticle,
  renderHtml,
  type StoredText,
  survivesMarkdown,
  unsupportedIn,
  reuseStoredBlocks,
} from '@clausewright/documents/editing';
import { trimmed } from './clause-text.ts';
import type { DocumentInput } from './to-document.ts';
import type { Texts } from './text-autosave.ts';
import { type Fault, outlined, type Shown, type Source, type Written } from './rendered-text.ts';

export type Made = { ok: true; shown: Shown } | { ok: false; fault: Fault };

/** The same bytes as the page of the document will have. */
export function makeDocument(of: DocumentInput, texts: Texts): Made {
  const written = texts.map(({ id, markdown: text }) => {
    const known = of.clauses.get(id);
    const markdown = trimmed(text) === known?.saved ? (known.present?.markdown ?? '') : text;
    const standing = [known?.present, known?.generated].filter((text) => text !== null && text !== undefined);
    return { id, version: known?.version ?? 1, markdown, standing };
  });
  const read = documentOfTexts(of, written);
  if (!read.ok) return { ok: false, fault: { clause: read.clause, fault: read.fault } };
  const { document, clauses } = reuseStoredBlocks(read, written);
  return { ok: true, shown: { html: renderArticle(document), document, clauses } };
}

/** `before` keeps the last document that could be shown. */
export function makeWritten(of: DocumentInput, source: Source, before: Shown | null): Written {
  const made = makeDocument(of, source.texts);
  return {
    ...outlined(source),
    unsupported: unsupportedIn(source.text),
    shown: made.ok ? made.shown : before,
    fault: made.ok ? null : made.fault,
  };
}

/** What the next text is read against once this one is saved. */
export function documentAfter(of: DocumentInput, saved: Texts): DocumentInput {
  const made = makeDocument(of, saved);
  if (!made.ok) return of;
  const { document, clauses: ranges } = made.shown;
  const texts = clauseMarkdown(document, ranges);
  const present = new Map(
    ranges.map(({ id, version, from, to }, index): [string, StoredText] => {
      const blocks = document.children.slice(from, to);
      const markdown = texts[index]?.markdown ?? '';
      return [id, { version, markdown, blocks: survivesMarkdown(blocks) ? null : blocks }];
    }),
  );
  const typed = new Map(saved.map(({ id, markdown }) => [id, trimmed(markdown)]));
  const clauses = [...of.clauses].map(
    ([id, known]) =>
      [id, { ...known, saved: typed.get(id) ?? '', present: present.get(id) ?? null }] as const,
  );
  return { ...of, title: document.title, clauses: new Map(clauses) };
}

/** The blocks of each clause of a text; of one that was removed there are none. */
export function blocksOfClauses({ document, clauses }: Shown): ReadonlyMap<string, PlainBlock[]> {
  return new Map(clauses.map(({ id, from, to }) => [id, document.children.slice(from, to)]));
}

export function markdownOfBlocks({ language }: DocumentInput, blocks: readonly PlainBlock[]): string {
  return trimmed(blocksMarkdown(language, blocks));
}

export function htmlOfBlocks({ language }: DocumentInput, blocks: readonly PlainBlock[]): string {
  return renderHtml({ type: 'root', language, title: '', children: [...blocks] });
}
