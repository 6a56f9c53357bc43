import { defaultPrices, pricesText } from '@clausewright/library/prices';
import { expect, test } from 'vitest';
import { pricesFrom } from './prices-from.ts';

test('without a table the built-in prices apply, in the instance’s currency', () => {
  expect(pricesFrom({})).toBe(pricesText(defaultPrices));
  expect(pricesFrom({ CURRENCY: 'CHF' })).toBe(pricesText({ ...defaultPrices, currency: 'CHF' }));
});

test('an operator table has its own prices and currency', () => {
  const table = { ...defaultPrices, currency: 'USD', line_codes: { further_law: 777 } };
  expect(pricesFrom({ CURRENCY: 'CHF', PRICE_TABLE: JSON.stringify(table) })).toBe(pricesText(table));
  expect(pricesFrom({ PRICE_TABLE: '{' })).toBe(pricesText(defaultPrices));
});
