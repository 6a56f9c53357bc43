import type { ChoicePrices } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { costs } from '../testing/samples.ts';
import { addPrices, pricedIn } from './shared-prices.ts';

const english = (adds: number, premium: number): ChoicePrices => ({
  currency: 'EUR',
  costs,
  premium,
  choices: [{ question: 'document_languages', option: 'en', adds, premium }],
});

test('a language costs what it adds to every document that is written in it', () => {
  const prices = { PRIVACY_POLICY: english(3900, 2400), COOKIES_POLICY: english(2700, 1400) };
  for (const type of ['PRIVACY_POLICY', 'COOKIES_POLICY'] as const) {
    expect(addPrices(prices, type)?.choices).toEqual([
      { question: 'document_languages', option: 'en', adds: 6600, premium: 3800 },
    ]);
  }
});

test('nothing is said before the document of the question has its prices', () => {
  expect(addPrices({ COOKIES_POLICY: english(2700, 1400) }, 'PRIVACY_POLICY')).toBeNull();
});

test('a document that shares a question is priced with it, unless its owner said something else there', () => {
  const asked = [
    { type: 'PRIVACY_POLICY', path: 'document_languages' },
    { type: 'PRIVACY_POLICY', path: 'children' },
  ] as const;
  const cookies = {
    type: 'COOKIES_POLICY',
    evaluation: { visible: ['document_languages'] },
  } as unknown as Parameters<typeof pricedIn>[0];
  expect(pricedIn(cookies, asked, {})).toEqual(['document_languages']);
  expect(pricedIn(cookies, asked, { COOKIES_POLICY: { document_languages: ['de'] } })).toEqual([]);
  expect(pricedIn({ ...cookies, type: 'PRIVACY_POLICY' }, asked, {})).toEqual([
    'document_languages',
    'children',
  ]);
});
