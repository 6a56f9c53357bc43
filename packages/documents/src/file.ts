import { createHash } from 'node:crypto';
import { type AgreementType, agreementSlugs } from '@clausewright/contract/agreement-types';
import type { Format } from '@clausewright/contract/languages';
import type { Plain } from '@clausewright/engine/document/tree';
import { renderMarkdown } from './markdown.ts';
import { renderPage } from './page.ts';
import type { PdfRenderer } from './pdf.ts';
import { renderText } from './text.ts';

/** Raise it with every change of what a renderer writes: files are kept under a key that contains it. */
export const rendererVersion = 5;

export const contentTypes = {
  html: 'text/html; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
} as const satisfies Record<Format, string>;

export type FileResult =
  | { ok: true; bytes: Uint8Array; contentType: string; fileName: string }
  | { ok: false; reason: 'timed-out' | 'failed' };

/** `privacy-policy-de.pdf`: type and language only, never a word of the customer's. */
export function fileName(type: AgreementType, plain: Plain, format: Format): string {
  return `${agreementSlugs[type]}-${plain.language}.${format}`;
}

/** Key of a rendered file: SHA-256 of renderer version, format and tree, as 64 hex digits. */
export function fileKey(format: Format, plain: Plain): string {
  return createHash('sha256')
    .update(JSON.stringify([rendererVersion, format, plain]))
    .digest('hex');
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Makes one file. Only a PDF can fail, when its worker hangs or dies twice. */
export async function renderFile(
  format: Format,
  type: AgreementType,
  plain: Plain,
  pdf: PdfRenderer,
): Promise<FileResult> {
  const file = (bytes: Uint8Array): FileResult => ({
    ok: true,
    bytes,
    contentType: contentTypes[format],
    fileName: fileName(type, plain, format),
  });
  switch (format) {
    case 'html':
      return file(utf8(renderPage(plain)));
    case 'txt':
      return file(utf8(renderText(plain)));
    case 'md':
      return file(utf8(renderMarkdown(plain)));
    case 'docx': {
      // A megabyte of library, for who asks for a Word file.
      const { renderDocx } = await import('./docx.ts');
      return file(await renderDocx(plain));
    }
    case 'pdf': {
      const result = await pdf.render(plain);
      return result.ok ? file(result.bytes) : result;
    }
    default:
      return format satisfies never;
  }
}
