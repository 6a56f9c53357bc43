/** Records of decisions are found by their numbers. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('docs/decisions/*.md').sort();
const numberOf = (file: string): string => basename(file).slice(0, 3);

test('no two records share a number, and each starts with its own', () => {
  expect(files.map(numberOf)).toEqual([...new Set(files.map(numberOf))]);
  const elsewhere = files.filter((file) => !readFileSync(file, 'utf8').startsWith(`# ${numberOf(file)}`));
  expect(elsewhere).toEqual([]);
});
