/** Builds the files that run in a visitor's browser, each by itself. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify as shrink } from 'terser';
import { type Plugin, build } from 'vite';
import { coreFiles, stubFiles } from './src/publish/core-file.ts';

/**
 * V8's explicit compile hint (Chromium 136 and later): all is parsed once, beside the page, and not function by
 * function while it waits. A tenth of the script's time; other engines see a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * `receipt` is the script of the page that checks receipts, and `document` shows a hosted document in a page; the others
 * are the banner, on strangers' pages or in the editor's frame.
 */
const entries = [
  ...coreFiles,
  'watch',
  'field',
  'preferences',
  'preferences-requests',
  'frame',
  ...stubFiles,
  'tcf',
  'gpp',
  'preview',
  'receipt',
  'document',
] as const;

/** Stand in a page themselves; no other script is to see their names. */
const classic: ReadonlySet<string> = new Set([...coreFiles, ...stubFiles, 'watch', 'receipt']);

/** Entries that do not lie with the banner's. */
const apart: Readonly<Record<string, string>> = {
  receipt: 'src/receipt/page.ts',
  document: 'src/document/element.ts',
};

const root = fileURLToPath(new URL('.', import.meta.url));

/** What is assigned from a new line on in backticks is a style sheet: in one line it is shorter. */
const flatSheets: Plugin = {
  name: 'flat-sheets',
  transform: (code) => code.replace(/= `\n[^`]*`/g, (sheet) => sheet.replaceAll('\n', '')),
};

/** Turns off all of `features.ts`. */
const withoutFeatures: Plugin = {
  name: 'without-features',
  transform: (code, id) => (id.endsWith('/script/features.ts') ? code.replaceAll('= true', '= false') : null),
};

/** Turns off what only the second layer of a site with a desk has. */
const withoutRequests: Plugin = {
  name: 'without-requests',
  transform: (code, id) =>
    id.endsWith('/script/features.ts') ? code.replace('requests = true', 'requests = false') : null,
};

/** The text of one file. The identifier `__CLAUSEWRIGHT__` stands where the server puts what was published. */
export function bundle(entry: (typeof entries)[number]): Promise<string> {
  const format = classic.has(entry) ? 'iife' : 'es';
  if (entry === 'core') return bundleFile('src/script/core.ts', format, true, [withoutFeatures]);
  if (entry === 'preferences')
    return bundleFile('src/script/preferences.ts', format, true, [withoutRequests]);
  if (entry === 'preferences-requests') return bundleFile('src/script/preferences.ts', format);
  return bundleFile(apart[entry] ?? `src/script/${entry === 'core-full' ? 'core' : entry}.ts`, format);
}

/** `iife`: a classic script that leaves no name behind. */
export async function bundleFile(
  entry: string,
  format: 'iife' | 'es',
  minified = true,
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [flatSheets, ...plugins],
    build: {
      write: false,
      // The first engines with style sheets that a script can make (`adoptedStyleSheets`).
      target: ['chrome99', 'firefox104', 'safari16.4'],
      minify: false,
      modulePreload: false,
      lib: { entry, formats: [format], name: 'clausewright' },
      rolldownOptions: { output: { codeSplitting: false, extend: true } },
    },
  });
  const chunk = Array.isArray(built) && built[0]?.output[0];
  if (!chunk) throw new Error('vite watches where it should build');
  const code = minified ? await minify(chunk.code) : chunk.code;
  return format === 'iife' ? `${compileHint}\n${code}` : code;
}

/** Some 80 bytes of brotli less than Vite's own, which count here (goal P1): what alike stands together. */
async function minify(code: string): Promise<string> {
  const compress = { passes: 3, hoist_funs: true, inline: 1, unsafe: false };
  const shrunk = await shrink(code, { ecma: 2020, module: true, toplevel: true, compress });
  if (shrunk.code === undefined) throw new Error('terser gives no code');
  return shrunk.code;
}

/** Into `build/`, each file whole or not at all: a server may be reading. */
export async function bundleScript(): Promise<void> {
  mkdirSync(`${root}build`, { recursive: true });
  for (const entry of entries) {
    writeFileSync(`${root}build/${entry}.js.new`, await bundle(entry));
    renameSync(`${root}build/${entry}.js.new`, `${root}build/${entry}.js`);
  }
}
