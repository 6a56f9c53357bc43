import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);
const computed =
  /\/library\/(?:vendors\/(?:listed-vendors|details\/companies|banner\/tags)|laws\/(?:region-list|names\/\w+)|types\/[\w-]+\/covered-laws)\.ts$/;
const files = ['vendors/entries/*.json', 'laws/*/law.json'].map((pattern) =>
  fileURLToPath(new URL(`../library/${pattern}`, import.meta.url)),
);

/** Prints the exports of a module as JSON: a new process each time, since Node keeps modules that were read once. */
const print = `console.log(JSON.stringify(await import(process.argv[1])))`;

/**
 * Modules that read data files become the values that they compute, since a page has no files. Each is plain data, and each
 * takes from the file of a vendor or a place only what its own list shows.
 */
export function computedModules(): Plugin {
  return {
    name: 'clausewright:computed-modules',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?');
      if (!computed.test(path)) return null;
      for (const file of globSync(files)) this.addWatchFile(file);
      const { stdout } = await run(
        process.execPath,
        ['--input-type=module', '--eval', print, pathToFileURL(path).href],
        {
          maxBuffer: 2 ** 24,
        },
      );
      return Object.entries(JSON.parse(stdout) as Record<string, unknown>)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
