import { expect, test } from 'vitest';
import { perMonth, premiumGroups } from './premium-groups.ts';

test('types with the same price share a row, others have their own', () => {
  const premium = [
    { type: 'EULA', amount: 700 },
    { type: 'DISCLAIMER', amount: 900 },
    { type: 'PRIVACY_POLICY', amount: 700 },
  ] as const;
  expect(premiumGroups([...premium], ['PRIVACY_POLICY', 'DISCLAIMER', 'EULA', 'COOKIES_POLICY'])).toEqual([
    { amount: 700, types: ['PRIVACY_POLICY', 'EULA'] },
    { amount: 900, types: ['DISCLAIMER'] },
  ]);
});

test.each([
  ['month', 1, 1000, null],
  ['month', 3, 2700, 900],
  ['year', 1, 10_800, 900],
  ['year', 3, 18_000, 500],
  ['year', 1, 10_000, null],
] as const)('a plan of %s x %i at %i costs %s a month', (interval, count, price, month) => {
  expect(perMonth({ code: 'x', interval, count, price })).toBe(month);
});
