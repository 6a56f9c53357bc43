import { languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { mandateText } from './mandate-text.ts';

const nextCharge = new Date('2029-03-01T12:00:00Z');
const threeYears = { code: 'three_years', interval: 'year', count: 3, price: 18_000 } as const;

test('the mandate states amount, interval and date in the buyer’s language', () => {
  expect(mandateText('en', { plan: threeYears, currency: 'EUR', nextCharge })).toMatch(
    /^You agree that we charge €180\.00, plus tax where it is due, every 3 years with this payment method, next on March 1, 2029,/,
  );
  const monthly = { ...threeYears, interval: 'month', count: 1 } as const;
  expect(mandateText('de', { plan: monthly, currency: 'EUR', nextCharge })).toContain(
    'jeden Monat 180,00\u00A0€ zuzüglich anfallender Steuern abbuchen, das nächste Mal am 1. März 2029',
  );
});

test('the mandate is complete in every language, and fits its column', () => {
  for (const language of languages) {
    for (const interval of ['month', 'year'] as const) {
      const text = mandateText(language, { plan: { ...threeYears, interval }, currency: 'EUR', nextCharge });
      expect(text).not.toMatch(/[{}#]|undefined/);
      expect(text).toContain('2029');
      expect(text.length).toBeLessThan(2000);
    }
  }
});
