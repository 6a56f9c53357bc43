import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contextFiles, isIncluded, readIgnore } from './build-context.ts';

test('the last rule matching a path or a parent directory decides', () => {
  const rules = readIgnore(
    '# all\n*\n\n!packages\n!/a.json\r\n**/node_modules/\n**/*.test.ts\npackages/x/data\n',
  );
  expect(
    [
      'a.json',
      'b.json',
      '.env',
      '.git/config',
      'packages/x/src/a.ts',
      'packages/x/src/a.test.ts',
      'packages/x/node_modules/y/index.js',
      'packages/x/data/secret-key',
      'packages/data.ts',
      'other/packages/a.ts',
    ].filter((path) => isIncluded(rules, path)),
  ).toEqual(['a.json', 'packages/x/src/a.ts', 'packages/data.ts']);
  expect(isIncluded([], '.env')).toBe(true);
});

test('the build context contains what runs, and no tests, data, settings or history', () => {
  const files = contextFiles('.', readIgnore(readFileSync('.dockerignore', 'utf8')));
  for (const wanted of [
    'package-lock.json',
    'tsconfig.base.json',
    'packages/server/src/main.ts',
    'tooling/container/start.ts',
  ])
    expect(files).toContain(wanted);
  expect(
    files.filter((file) =>
      /(^|\/)(\.git|\.env|node_modules|testing|server\/data|build)(\/|$)|\.test\.tsx?$/.test(file),
    ),
  ).toEqual([]);
});
