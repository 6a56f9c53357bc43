/** Texts as a document, by the functions of the server. Comes beside the page: the text can be written before. */
import { documentOfTexts, renderArticle, unsupportedIn } from '@clausewright/documents/editing';
import type { Texts } from './text-keeper.ts';
import { type DocumentOf, type Fault, outlined, type Shown, type Source, type Written } from './written.ts';

export type Made = { ok: true; shown: Shown } | { ok: false; fault: Fault };

/** The same bytes as the page of the document will have. */
export function makeDocument({ versions, ...of }: DocumentOf, texts: Texts): Made {
  const clauses = texts.map(({ id, markdown }) => ({ id, version: versions.get(id) ?? 1, markdown }));
  const made = documentOfTexts(of, clauses);
  if (!made.ok) return { ok: false, fault: { clause: made.clause, fault: made.fault } };
  const { document } = made;
  return { ok: true, shown: { html: renderArticle(document), document, clauses: made.clauses } };
}

/** `before` keeps the last document that could be shown. */
export function makeWritten(of: DocumentOf, source: Source, before: Shown | null): Written {
  const made = makeDocument(of, source.texts);
  return {
    ...outlined(source),
    unsupported: unsupportedIn(source.text),
    shown: made.ok ? made.shown : before,
    fault: made.ok ? null : made.fault,
  };
}

/** The title that the saved text has. */
export function titleOf(of: DocumentOf, saved: Texts): string {
  const made = makeDocument(of, saved);
  return made.ok ? made.shown.document.title : of.title;
}
