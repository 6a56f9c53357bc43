/** Runs in a worker thread: Typst compiles synchronously and would hold the request thread for 0.2 s. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler, type RenderPdfOpts } from '@myriaddreamin/typst-ts-node-compiler';
import type { InvoiceData } from './invoice-data.ts';
import { answerJobs } from './job-thread.ts';
import type { PdfData } from './pdf-data.ts';

export type PdfJob = { template: 'document'; data: PdfData } | { template: 'invoice'; data: InvoiceData };
/** `refused` says why PDF/UA-1 was not possible, null when it was. */
export type PdfAnswer =
  | { ok: true; bytes: Uint8Array; refused: string | null }
  | { ok: false; message: string };

const require = createRequire(import.meta.url);
const fontFiles = [
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf',
  '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans/400Regular_Italic/IBMPlexSans_400Regular_Italic.ttf',
  '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
];
const folder = import.meta.dirname;
const templates = {
  document: readFileSync(join(folder, 'pdf-template.typ'), 'utf8'),
  invoice: readFileSync(join(folder, 'invoice-template.typ'), 'utf8'),
};
const compiler = NodeCompiler.create({
  workspace: folder,
  fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(require.resolve(file))) }],
});

/** The native error says what is wrong in `code`, not in `message`. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return (
    [...code.matchAll(/message: "((?:[^"\\]|\\.)*)"/gu)].map(([, message]) => message).join('; ') || code
  );
}

function compile(template: PdfJob['template'], standard: 'ua-1' | '1.7'): Uint8Array {
  // The enum exists in the types only; its values are these strings. A fixed date keeps the bytes the same.
  const options: RenderPdfOpts = { pdfStandard: standard, pdfTags: true, creationTimestamp: 0 };
  return compiler.pdf({ mainFileContent: templates[template] }, options);
}

function answer({ template, data }: PdfJob): PdfAnswer {
  compiler.mapShadow(join(folder, 'document.json'), Buffer.from(JSON.stringify(data)));
  try {
    try {
      return { ok: true, bytes: compile(template, 'ua-1'), refused: null };
    } catch (error) {
      return { ok: true, bytes: compile(template, '1.7'), refused: reasonOf(error) };
    }
  } catch (error) {
    return { ok: false, message: reasonOf(error) };
  } finally {
    // Nothing of one document serves the next one, and kept results grow by 6 MB each.
    compiler.evictCache(0);
  }
}

answerJobs(answer);
