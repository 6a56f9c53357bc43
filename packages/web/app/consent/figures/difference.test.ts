import { expect, test } from 'vitest';
import { findDifference, isByChance } from './difference.ts';

const of = (accepted: number, decisions: number) => ({ decisions, accepted, custom: 0, rejected: 0 });

test('the interval is that of the paper', () => {
  // Newcombe 1998, table II, column (a): 56/70 and 48/80, method 10.
  const found = findDifference(of(48, 80), of(56, 70), 'accepted');
  expect(found?.points).toBeCloseTo(0.2, 4);
  expect(found?.low).toBeCloseTo(0.0524, 4);
  expect(found?.high).toBeCloseTo(0.3339, 4);
  // Column (h): 10/10 and 0/10.
  const whole = findDifference(of(0, 10), of(10, 10), 'accepted');
  expect([whole?.low, whole?.high].map((value) => value?.toFixed(4))).toEqual(['0.6075', '1.0000']);
});

test.each([
  [50, 100, 52, 100, true],
  [500, 1000, 600, 1000, false],
  [5, 10, 7, 10, true],
])('%i of %i and %i of %i: by chance %s', (part, sum, otherPart, otherSum, expected) => {
  const found = findDifference(of(part, sum), of(otherPart, otherSum), 'accepted');
  expect(found === null ? null : isByChance(found)).toBe(expected);
});

test('of nobody there is no difference', () => {
  expect(findDifference(of(0, 0), of(1, 10), 'accepted')).toBeNull();
});
