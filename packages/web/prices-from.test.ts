import { defaultPrices, pricesText } from '@clausewright/library/prices';
import { expect, test } from 'vitest';
import { pricesFrom } from './prices-from.ts';

test('without a table the built-in figures hold, in the currency of the instance', () => {
  expect(pricesFrom({})).toBe(pricesText(defaultPrices));
  expect(pricesFrom({ CURRENCY: 'CHF' })).toBe(pricesText({ ...defaultPrices, currency: 'CHF' }));
});

test('a table of the operator has its own figures and currency', () => {
  const table = { ...defaultPrices, currency: 'USD', line_codes: { further_law: 777 } };
  expect(pricesFrom({ CURRENCY: 'CHF', PRICE_TABLE: JSON.stringify(table) })).toBe(pricesText(table));
  expect(pricesFrom({ PRICE_TABLE: '{' })).toBe(pricesText(defaultPrices));
});
