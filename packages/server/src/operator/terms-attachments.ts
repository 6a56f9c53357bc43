import type { Plain } from '@clausewright/engine/document/tree';
import { type PdfRenderer, renderText } from '@clausewright/documents';
import type { Database } from '../platform/database/schema.ts';
import { dateWords } from '../documents/page-frame/hosted-frame.ts';
import { hostedMessages } from '../documents/page-frame/hosted-messages.ts';
import type { Attachment, Attachments } from '../platform/mail/attachment.ts';
import type { TermsDocument } from './sold-terms.ts';
import { findTerms } from './sold-terms-store.ts';

/** Two documents in six languages, of this version and the one before. */
const mostKept = 24;

/**
 * Renders each text once for many letters; as plain text where no PDF can be made, for the letter must go.
 * Plain text is not kept: the next letter tries again.
 */
export function termsAttachments({
  db,
  pdf,
}: {
  db: Database;
  pdf: Pick<PdfRenderer, 'render'>;
}): Attachments {
  const kept = new Map<string, Attachment>();
  return async (hashes) => {
    // Apart from what is kept: making room for one file must not take another of the same letter.
    const files = new Map([...kept].filter(([hash]) => hashes.includes(hash)));
    const missing = hashes.filter((hash) => !files.has(hash));
    for (const document of await findTerms(db, missing)) {
      const file = await fileOf(document, pdf);
      files.set(document.hash, file);
      if (file.contentType === pdfType) keep(kept, document.hash, file);
    }
    return hashes.map((hash) => {
      const file = files.get(hash);
      if (file === undefined) throw new Error('a letter would go without terms that belong to it');
      return file;
    });
  };
}

function keep(kept: Map<string, Attachment>, hash: string, file: Attachment): void {
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(hash, file);
}

const pdfType = 'application/pdf';

async function fileOf(document: TermsDocument, pdf: Pick<PdfRenderer, 'render'>): Promise<Attachment> {
  const { tree } = document;
  const name = termsName(document).replaceAll(/[/\\:]/g, '-');
  const made = await pdf.render(tree);
  if (made.ok) return { fileName: `${name}.pdf`, contentType: pdfType, content: made.bytes };
  return {
    fileName: `${name}.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: new TextEncoder().encode(renderText(tree)),
  };
}

/** `Terms of Use, Version 1, 22 November 2026`. */
export function termsName({
  tree,
  number,
  day,
  language,
}: Pick<TermsDocument, 'number' | 'day' | 'language'> & { tree: Pick<Plain, 'title'> }): string {
  const date = dateWords(language)(new Date(day));
  return `${tree.title}, ${hostedMessages(language)('version-line', { number: String(number), date })}`;
}
