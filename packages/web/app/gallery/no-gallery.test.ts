import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const scripts = globSync(`${build}client/assets/*.js`).map((file) => readFileSync(file, 'utf8'));

test('the production build contains no gallery and no wizard of the TEST type', () => {
  expect(scripts.length).toBeGreaterThan(20);
  // Names that only the gallery uses, in markup and in its answers.
  const found = scripts.filter((script) => /gallery-|Quay Street|\/tests\//.test(script));
  expect(found).toEqual([]);
  const shells = readFileSync(`${build}shells.json`, 'utf8');
  expect(shells).not.toMatch(/tests|wizard\/test/);
});

test('the search would find existing content', () => {
  expect(scripts.some((script) => script.includes('load-failed'))).toBe(true);
});
