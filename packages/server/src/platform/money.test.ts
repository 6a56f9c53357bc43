import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, currencyExponent, toMinorUnits } from './money.ts';

const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'ISK', 'HUF', 'TND');

test.each([
  [2880, 'EUR', '28.80'],
  [5, 'USD', '0.05'],
  [0, 'EUR', '0.00'],
  [-2880, 'EUR', '-28.80'],
  [1200, 'JPY', '1200'],
  [0, 'JPY', '0'],
  [1250, 'KWD', '1.250'],
  [-1, 'KWD', '-0.001'],
])('%d minor units of %s are written %s', (minor, currency, text) => {
  expect(decimalText(minor, currency)).toBe(text);
  expect(toMinorUnits(text, currency)).toBe(minor);
});

test('every amount survives formatting and parsing', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), currencies, (minor, currency) => {
      const text = decimalText(minor, currency);
      expect(toMinorUnits(text, currency)).toBe(minor === 0 ? 0 : minor);
      expect(text.split('.')[1]?.length ?? 0).toBe(currencyExponent(currency));
    }),
  );
});

test('accepts fewer decimals, rejects more and other notations', () => {
  expect(toMinorUnits('29', 'EUR')).toBe(2900);
  expect(toMinorUnits('29.5', 'EUR')).toBe(2950);
  expect(toMinorUnits('1200.00', 'JPY')).toBe(1200);
  for (const text of ['', '29,00', '1e3', ' 29', '29.', '.5', '29.005', '+29', '0x1d', '9'.repeat(20)]) {
    expect([text, toMinorUnits(text, 'EUR')]).toEqual([text, null]);
  }
  expect(toMinorUnits('1200.50', 'JPY')).toBeNull();
});
