/** Run after editing an English catalogue or adding one; a test fails until then. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { literalTypes, catalogueTypes, typedCatalogues } from './literal-types.ts';

/** Leaves alone what says so already: others may be reading it. */
function write(name: string, text: string): void {
  const file = new URL(name, import.meta.url);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

for (const name of typedCatalogues) {
  const json = readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8');
  write(`${name}.d.json.ts`, literalTypes(json));
}
write('catalogue-types.ts', catalogueTypes());
