import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testFiles } from './test-parts.ts';

const patterns = ['{bench,e2e,packages,tooling}/**/*.test.{ts,tsx}'];

test('the parts together are all tests, and only a file with both kinds of journeys is in two', () => {
  const parts = ['main', 'faults', 'journeys'].map((wanted) => testFiles(patterns, { wanted }));
  const all = globSync(patterns, { exclude: ['**/node_modules/**', '**/build/**'] });
  expect(new Set(parts.flat())).toEqual(new Set(all));
  const twice = all.filter((file) => parts.filter((part) => part.includes(file)).length !== 1);
  expect(twice.filter((file) => !file.startsWith('e2e/'))).toEqual([]);
  expect(twice).toContain('e2e/checkout.test.ts');
});

test('the suffix of a file determines its part, with or without an engine suffix', () => {
  const faults = testFiles(patterns, { wanted: 'faults' });
  expect(faults).toContain('packages/server/src/platform/database/durability.faults.embedded.test.ts');
  expect(faults).toContain('packages/documents/src/round-trip.sweep.test.ts');
  expect(testFiles(patterns, { wanted: 'main' })).toContain('e2e/help.test.ts');
  expect(testFiles(patterns, { wanted: 'journeys' })).toContain('e2e/screens.further.test.ts');
});

test('rejects an unknown part', () => {
  expect(() => testFiles(patterns, { wanted: 'floods' })).toThrow('TESTS is one of main, faults, journeys');
});
