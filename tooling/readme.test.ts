import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationTable } from '../packages/server/src/config.ts';

test('the configuration table of the README is the one of the code', () => {
  const readme = readFileSync('README.md', 'utf8');
  const table = /<!-- configuration:.*-->\n([\s\S]*?)\n<!-- \/configuration -->/.exec(readme)?.[1];
  expect(table).toBe(configurationTable());
});
