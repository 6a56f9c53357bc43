import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Catalogue = { [key: string]: string | Catalogue };

function compileCatalogue(catalogue: Catalogue): object {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileCatalogue(value),
    ]),
  );
}

/** Compiles the ICU messages at build time, so that pages carry no parser for them. */
export function compileMessages(): Plugin {
  return {
    name: 'clausewright:compile-messages',
    enforce: 'pre',
    async load(id) {
      if (!/\/packages\/messages\/[a-z.-]+\.json$/.test(id)) return null;
      this.addWatchFile(id);
      return JSON.stringify(compileCatalogue(JSON.parse(await readFile(id, 'utf8')) as Catalogue));
    },
  };
}
