import { expect, test } from 'vitest';
import { premiumGroups } from './premium-groups.ts';

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
