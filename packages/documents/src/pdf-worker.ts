/** Runs in a worker thread: Typst compiles synchronously and would hold the request thread for 0.2 s. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type RenderPdfOpts } from '@myriaddreamin/typst-ts-node-compiler';
import type { InvoiceData } from './invoice-data.ts';
import { answerJobs } from './job-thread.ts';
import type { PdfData } from './pdf-data.ts';
import { fallbackFonts, defaultFonts } from './pdf-fonts.ts';
import { findMissingTexts, describePdfError, markMissing } from './pdf-missing.ts';

export type PdfJob = { template: 'document'; data: PdfData } | { template: 'invoice'; data: InvoiceData };
/** `replaced` counts letters that no font has, `refused` says why PDF/UA-1 was not possible, null when it was. */
export type PdfAnswer =
  | { ok: true; bytes: Uint8Array; replaced: number; refused: string | null }
  | { ok: false; message: string };

const folder = import.meta.dirname;
const templates = {
  document: readFileSync(join(folder, 'pdf-template.typ'), 'utf8'),
  invoice: readFileSync(join(folder, 'invoice-template.typ'), 'utf8'),
};
const withFonts = (fontBlobs: Buffer[]) =>
  NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] });
const usual = withFonts(defaultFonts());
let wide: NodeCompiler | null = null;

type Attempt = { ok: true; bytes: Uint8Array } | { ok: false; code: string };

function compile(compiler: NodeCompiler, { template, data }: PdfJob, standard: 'ua-1' | '1.7'): Attempt {
  compiler.mapShadow(join(folder, 'document.json'), Buffer.from(JSON.stringify(data)));
  // The enum exists in the types only; its values are these strings. A fixed date keeps the bytes the same.
  const options: RenderPdfOpts = { pdfStandard: standard, pdfTags: true, creationTimestamp: 0 };
  try {
    return { ok: true, bytes: compiler.pdf({ mainFileContent: templates[template] }, options) };
  } catch (error) {
    // The native error says what is wrong in `code`, not in `message`.
    return {
      ok: false,
      code: error instanceof Error && 'code' in error ? String(error.code) : String(error),
    };
  } finally {
    // Nothing of one document serves the next one, and kept results grow by 6 MB each.
    compiler.evictCache(0);
  }
}

/** Tries the usual fonts, then all of ours, then a sign in place of each letter that none of them has. */
function answer(input: PdfJob): PdfAnswer {
  const first = compile(usual, input, 'ua-1');
  if (first.ok) return { ok: true, bytes: first.bytes, replaced: 0, refused: null };
  wide ??= withFonts([...defaultFonts(), ...fallbackFonts()]);
  const second = compile(wide, input, 'ua-1');
  if (second.ok) return { ok: true, bytes: second.bytes, replaced: 0, refused: null };
  const missing = findMissingTexts(second.code);
  const shown = { ...input, data: markMissing(input.data, missing) } as PdfJob;
  const third = missing.length === 0 ? second : compile(wide, shown, 'ua-1');
  if (third.ok) return { ok: true, bytes: third.bytes, replaced: missing.length, refused: null };
  const last = compile(wide, shown, '1.7');
  return last.ok
    ? { ok: true, bytes: last.bytes, replaced: missing.length, refused: describePdfError(third.code) }
    : { ok: false, message: describePdfError(last.code) };
}

answerJobs(answer);
