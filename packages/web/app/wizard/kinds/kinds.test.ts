import type { Costs } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { byName } from './by-name.ts';
import { parseDigits } from './digits.ts';
import { filterOptions } from './filter-options.ts';
import { isNotTranslated } from './not-translated.ts';
import { getAnswerPrice, getLanguagePrice, getLinePrice } from './option-price.ts';

const costs = {
  lines: [
    { code: 'premium:TEST', label: 'Test', amount: 100 },
    { code: 'translation_language:de', label: 'German', amount: 1500 },
    { code: 'answer_premium:extra', label: 'Extra', amount: 500 },
  ],
  net: 2100,
  discount: 0,
  vat: 0,
  total: 2100,
  currency: 'EUR',
  total_price_is_extra_difference: false,
  tax: null,
  vat_check: 'none' as const,
  discount_code: null,
};

test('only digits count as a number', () => {
  expect(parseDigits('1 000')).toBe(1000);
  expect(parseDigits('abc')).toBeUndefined();
});

test('a filter matches every word and ignores accents and case', () => {
  const options = [{ label: 'Côte d’Ivoire' }, { label: 'Google Maps', note: 'Embeds' }];
  expect(filterOptions(options, 'cote')).toEqual([options[0]]);
  expect(filterOptions(options, 'maps EMBED')).toEqual([options[1]]);
});

test('names behind Show More are sorted for the language', () => {
  const named = (labels: string[]) => labels.map((label) => ({ label, more: label !== 'None' }));
  const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);
  const given = named(['None', 'Zypern', 'Österreich', 'Norwegen', 'Polen']);
  expect(labels(byName(given, 'de'))).toEqual(['None', 'Norwegen', 'Österreich', 'Polen', 'Zypern']);
});

test('adding a category warns that it is not translated, adding a company does not', () => {
  expect(isNotTranslated({ max: 30, fields: ['name'] })).toBe(true);
  expect(isNotTranslated({ max: 30, fields: ['name', 'url', 'country'] })).toBe(false);
});

test('lines of one code cost the same, so a language not chosen yet has a price too', () => {
  expect(getLinePrice(costs, 'translation_language', 'fr')).toEqual({ amount: 1500, currency: 'EUR' });
  expect(getLinePrice(costs, 'further_law', 'gdpr')).toBeUndefined();
  expect(getLinePrice(null, 'further_law', 'gdpr')).toBeUndefined();
});

test('the language without a line is the free one, at any position', () => {
  const shown = (chosen: string[], told: Costs | null = costs) =>
    chosen.map((id) => {
      const price = getLanguagePrice(told, chosen, id);
      return typeof price === 'object' ? price.amount : price;
    });
  expect(shown(['en', 'de'])).toEqual(['free', 1500]);
  expect(shown(['de', 'en'])).toEqual([1500, 'free']);
  // French was chosen a moment ago.
  expect(shown(['en', 'de', 'fr'])).toEqual(['free', 1500, 1500]);
  expect(shown(['en', 'fr'], null)).toEqual(['free', undefined]);
  const difference = { ...costs, total_price_is_extra_difference: true };
  expect(shown(['de', 'en', 'fr'], difference)).toEqual([1500, undefined, undefined]);
  expect(getLanguagePrice(costs, ['en', 'de'], 'it')).toEqual({ amount: 1500, currency: 'EUR' });
});

test('an answer has a price only when given and not “no”', () => {
  const question = { id: 'extra', kind: 'yn', since: 1, price: 'answer_premium' } as const;
  expect(getAnswerPrice(costs, question, 'extra', 'yes', true)?.amount).toBe(500);
  expect(getAnswerPrice(costs, question, 'extra', 'yes', false)).toBeUndefined();
  expect(getAnswerPrice(costs, question, 'extra', 'no', true)).toBeUndefined();
});
