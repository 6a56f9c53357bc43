import { expect, test } from 'vitest';
import { perMonth } from './per-month.ts';

test.each([
  ['month', 1, 1000, null],
  ['month', 3, 2700, 900],
  ['year', 1, 10_800, 900],
  ['year', 3, 18_000, 500],
  ['year', 1, 10_000, null],
] as const)('a plan of %s x %i at %i costs %s a month', (interval, count, price, month) => {
  expect(perMonth({ interval, count, price })).toBe(month);
});
