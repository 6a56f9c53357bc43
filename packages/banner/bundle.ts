/** Builds the files that run in a visitor's browser, each by itself, into `build/`. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** `core` stands in a page as a classic script; the others are loaded by it as modules. */
const entries = ['core', 'preferences', 'tcf', 'gpp', 'preview'] as const;

export async function bundleScript(): Promise<void> {
  const root = fileURLToPath(new URL('.', import.meta.url));
  for (const name of entries.filter((entry) => existsSync(`${root}src/script/${entry}.ts`)))
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: 'build',
        emptyOutDir: false,
        copyPublicDir: false,
        // The first engines with style sheets that a script can make (`adoptedStyleSheets`).
        target: ['chrome99', 'firefox104', 'safari16.4'],
        minify: 'oxc',
        modulePreload: false,
        lib: {
          entry: `src/script/${name}.ts`,
          formats: [name === 'core' ? 'iife' : 'es'],
          name: 'clausewright',
          fileName: () => `${name}.js`,
        },
        // Of modules for libraries Vite keeps the white space; nobody builds on these.
        rolldownOptions: { output: { codeSplitting: false, extend: true, minify: true } },
      },
    });
}
