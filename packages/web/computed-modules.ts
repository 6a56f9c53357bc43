import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);
const vendors = /\/library\/vendors\/(?:listed-vendors|details\/companies|banner\/tags)\.ts$/;
const files = new URL('../library/vendors/entries/*.json', import.meta.url).pathname;

/** Prints the exports of a module as JSON: a new process each time, since Node keeps modules that were read once. */
const print = `console.log(JSON.stringify(await import(process.argv[1])))`;

/**
 * Modules that read files become the values that they compute, since a page has no files. Each is plain data, and each
 * takes from a vendor's file only what its own list shows.
 */
export function computedModules(): Plugin {
  return {
    name: 'clausewright:computed-modules',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?');
      if (!vendors.test(path)) return null;
      for (const file of globSync(files)) this.addWatchFile(file);
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', print, path], {
        maxBuffer: 2 ** 24,
      });
      return Object.entries(JSON.parse(stdout) as Record<string, unknown>)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
