import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { webInputs } from './web-inputs.ts';

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}|@clausewright)\/[^']+)'/g;

/** Files of this project that a file imports, by their paths from the root. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { resolve } = createRequire(join(process.cwd(), file));
  return Array.from(readFileSync(file, 'utf8').matchAll(specifiers), ([, name = '']) => name)
    .filter((name) => !name.startsWith('./+types/'))
    .map((name) => relative(process.cwd(), resolve(name.replace(/\?.*$/, ''))));
}

test('whatever the web imports is among the files that its stamp covers', () => {
  const reached = new Set(
    globSync('packages/web/app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file)),
  );
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
  for (const entry of ['html', 'redline', 'editing'])
    expect(reached).toContain(`packages/documents/src/${entry}.ts`);
  const covered = new Set(webInputs());
  expect([...reached].filter((file) => !covered.has(file))).toEqual([]);
});
