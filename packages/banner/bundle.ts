/** Builds the files that run in a visitor's browser, each by itself. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** `core` stands in a page as a classic script; the others are loaded by it, or by the editor's frame, as modules. */
const entries = ['core', 'preferences', 'tcf', 'gpp', 'preview'] as const;

const root = fileURLToPath(new URL('.', import.meta.url));

/** The text of one file. The identifier `__CLAUSEWRIGHT__` stands where the server puts what was published. */
export async function bundle(entry: (typeof entries)[number]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      // The first engines with style sheets that a script can make (`adoptedStyleSheets`).
      target: ['chrome99', 'firefox104', 'safari16.4'],
      minify: 'oxc',
      modulePreload: false,
      lib: {
        entry: `src/script/${entry}.ts`,
        formats: [entry === 'core' ? 'iife' : 'es'],
        name: 'clausewright',
      },
      // Of modules for libraries Vite keeps the white space; nobody builds on these.
      rolldownOptions: { output: { codeSplitting: false, extend: true, minify: true } },
    },
  });
  if (!Array.isArray(built)) throw new Error('vite watches where it should build');
  return built[0]!.output[0].code;
}

/** Into `build/`, each file whole or not at all: a server may be reading. */
export async function bundleScript(): Promise<void> {
  mkdirSync(`${root}build`, { recursive: true });
  for (const entry of entries) {
    writeFileSync(`${root}build/${entry}.js.new`, await bundle(entry));
    renameSync(`${root}build/${entry}.js.new`, `${root}build/${entry}.js`);
  }
}
