import { expect, test } from 'vitest';
import { joinSmall, type Part, totalOf, withhold } from './withhold.ts';

const part = (of: string, decisions: number): Part<string> => ({
  of,
  counts: { decisions, accepted: decisions, custom: 0, rejected: 0 },
});
const shown = (parts: readonly Part<string>[]) =>
  withhold(parts).map(({ of, counts }) => `${of} ${counts?.decisions ?? '–'}`);

test.each([
  [
    [10, 12, 900],
    ['a 10', 'b 12', 'c 900'],
  ],
  // One alone could be told from the total: the next larger one goes with it.
  [
    [9, 12, 900],
    ['a –', 'b –', 'c 900'],
  ],
  [
    [3, 4, 900],
    ['a –', 'b –', 'c –'],
  ],
  [
    [5, 5, 900],
    ['a –', 'b –', 'c 900'],
  ],
  // Nobody is nobody.
  [
    [0, 10, 0],
    ['a 0', 'b 10', 'c 0'],
  ],
  [
    [1, 0, 0],
    ['a –', 'b 0', 'c 0'],
  ],
])('of %j decisions %j are shown', (numbers, expected) => {
  expect(shown(numbers.map((number, at) => part('abc'[at] ?? '', number)))).toEqual(expected);
});

test('small parts are one, which is never small itself', () => {
  const parts = [part('DE', 400), part('AT', 20), part('MT', 3), part('LI', 2)];
  expect(joinSmall(parts, 'others')).toEqual([part('DE', 400), part('others', 25)]);
  expect(joinSmall([part('DE', 4)], 'others')).toEqual([{ of: 'others', counts: null }]);
  expect(joinSmall([part('DE', 40)], 'others')).toEqual([part('DE', 40)]);
});

test('a total of few is withheld, one of none is none', () => {
  expect(totalOf([part('a', 4), part('b', 5)])).toBeNull();
  expect(totalOf([part('a', 4), part('b', 6)])?.decisions).toBe(10);
  expect(totalOf([])?.decisions).toBe(0);
});
