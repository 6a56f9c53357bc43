/** Builds the files that run in a visitor's browser, each by itself. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * V8's explicit compile hint (Chromium 136 and later): all is parsed once, beside the page, and not function by
 * function while it waits. A tenth of the script's time; other engines see a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** `receipt` is the script of the page that checks receipts; the others run on strangers' pages, or in the editor's frame. */
const entries = ['core', 'core-extras', 'preferences', 'tcf', 'gpp', 'preview', 'receipt'] as const;

/** Stand in a page themselves; no other script is to see their names. */
const classic: ReadonlySet<string> = new Set(['core', 'core-extras', 'receipt']);

const root = fileURLToPath(new URL('.', import.meta.url));

/** The text of one file. The identifier `__CLAUSEWRIGHT__` stands where the server puts what was published. */
export function bundle(entry: (typeof entries)[number]): Promise<string> {
  const file = entry === 'receipt' ? 'src/receipt/page.ts' : `src/script/${entry}.ts`;
  return bundleFile(file, classic.has(entry) ? 'iife' : 'es');
}

/** `iife`: a classic script that leaves no name behind. */
export async function bundleFile(entry: string, format: 'iife' | 'es'): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      // The first engines with style sheets that a script can make (`adoptedStyleSheets`).
      target: ['chrome99', 'firefox104', 'safari16.4'],
      // Some 40 bytes of brotli less than Vite's own, which count here (goal P1).
      minify: 'terser',
      terserOptions: { ecma: 2020, module: format === 'es', toplevel: true, compress: { passes: 3 } },
      modulePreload: false,
      lib: { entry, formats: [format], name: 'clausewright' },
      rolldownOptions: { output: { codeSplitting: false, extend: true } },
    },
  });
  const chunk = Array.isArray(built) && built[0]?.output[0];
  if (!chunk) throw new Error('vite watches where it should build');
  return format === 'iife' ? `${compileHint}\n${chunk.code}` : chunk.code;
}

/** Into `build/`, each file whole or not at all: a server may be reading. */
export async function bundleScript(): Promise<void> {
  mkdirSync(`${root}build`, { recursive: true });
  for (const entry of entries) {
    writeFileSync(`${root}build/${entry}.js.new`, await bundle(entry));
    renameSync(`${root}build/${entry}.js.new`, `${root}build/${entry}.js`);
  }
}
