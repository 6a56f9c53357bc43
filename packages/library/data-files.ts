/**
 * Data that lies in one file per vendor and per place, and prescribed texts. The only place of the library that reads files: what imports it
 * runs in Node alone, and a page gets its values from the build (packages/web/computed-modules.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The JSON files that match a pattern beside a module (given its `import.meta.url`), with their paths, sorted by them. */
export function dataFiles(moduleUrl: string, pattern: string): readonly (readonly [string, unknown])[] {
  return textFiles(moduleUrl, pattern).map(([path, text]) => [path, JSON.parse(text) as unknown]);
}

/** The same for files of text. */
export function textFiles(moduleUrl: string, pattern: string): readonly (readonly [string, string])[] {
  const cwd = fileURLToPath(new URL('.', moduleUrl));
  return globSync(pattern, { cwd })
    .toSorted()
    .map((path) => [path, readFileSync(`${cwd}${path}`, 'utf8')]);
}
