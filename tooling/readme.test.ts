import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationTable } from '../packages/server/src/platform/config/config.ts';

test('the configuration table of the README is the one of the code', () => {
  const readme = readFileSync('README.md', 'utf8');
  const table = /<!-- configuration:.*-->\n([\s\S]*?)\n<!-- \/configuration -->/.exec(readme)?.[1];
  expect(table).toBe(configurationTable());
});

test('ARCHITECTURE names every folder of the server', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const named = new Set([...text.matchAll(/`([\w./-]+)`/g)].flatMap(([, path = '']) => path.split('/')));
  const folders = readdirSync('packages/server/src', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});
