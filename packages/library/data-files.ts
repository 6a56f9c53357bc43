/**
 * Data that lies in one file per vendor and per place. The only place of the library that reads files: what imports it
 * runs in Node alone, and a page gets its values from the build (packages/web/computed-modules.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The JSON files that match a pattern beside a module (given its `import.meta.url`), with their paths, sorted by them. */
export function dataFiles(moduleUrl: string, pattern: string): readonly (readonly [string, unknown])[] {
  const cwd = fileURLToPath(new URL('.', moduleUrl));
  return globSync(pattern, { cwd })
    .toSorted()
    .map((path): [string, unknown] => [path, JSON.parse(readFileSync(`${cwd}${path}`, 'utf8'))]);
}
