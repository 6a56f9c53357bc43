/** Run after editing an English catalogue or adding one; a test fails until then. */
import { readFileSync, writeFileSync } from 'node:fs';
import { literalTypes, catalogueTypes, typedCatalogues } from './literal-types.ts';

for (const name of typedCatalogues) {
  const json = readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8');
  writeFileSync(new URL(`${name}.d.json.ts`, import.meta.url), literalTypes(json));
}
writeFileSync(new URL('catalogue-types.ts', import.meta.url), catalogueTypes());
