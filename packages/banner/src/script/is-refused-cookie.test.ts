import { expect, test } from 'vitest';
import { isUnwanted } from './is-refused-cookie.ts';

const cookies = [['_ga', '_ga_*'], ['_fbp'], ['_ga'], ['*']];

test('a cookie goes that refused vendors use and none that may run', () => {
  const refusing =
    (...refused: number[]) =>
    (place: number) =>
      !refused.includes(place);
  expect(isUnwanted('_fbp', cookies.slice(0, 3), refusing(1))).toBe(true);
  expect(isUnwanted('_fbp', cookies.slice(0, 3), refusing(0))).toBe(false);
  // Two vendors share it.
  expect(isUnwanted('_ga', cookies.slice(0, 3), refusing(0))).toBe(false);
  expect(isUnwanted('_ga', cookies.slice(0, 3), refusing(0, 2))).toBe(true);
  expect(isUnwanted('basket', cookies.slice(0, 3), refusing(0, 1, 2))).toBe(false);
  // Ours stay, whatever an owner wrote.
  expect(isUnwanted('cw_consent', cookies, refusing(0, 1, 2, 3))).toBe(false);
});
