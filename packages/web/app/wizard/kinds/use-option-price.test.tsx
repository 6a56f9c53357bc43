// @vitest-environment happy-dom
import type { ChoicePrices } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../testing/fake-server.ts';
import { hookInApp, words } from '../../testing/in-app.tsx';
import { costs } from '../../testing/samples.ts';
import { inWizard, wizardView } from '../../testing/wizard-samples.tsx';
import { useOptionPrice } from './use-option-price.ts';

useFakeServer();

function priceOf(id: string, prices: ChoicePrices | null) {
  const view = wizardView({}, { prices });
  const question = { id, kind: 'multi', since: 1, options: [] } as never;
  return hookInApp(() => useOptionPrice(question, id), { around: inWizard(view) }).result.current;
}
const told = (choices: ChoicePrices['choices']): ChoicePrices => ({
  currency: 'EUR',
  costs,
  premium: 2400,
  choices,
});

test('the first choice that costs says what premium adds, and what it is itself', () => {
  const price = priceOf('laws', told([{ question: 'laws', option: 'fadp', adds: 2900, premium: 2400 }]));
  expect(price('fadp', false)).toEqual({
    price: words('wizard.adds', { sum: '€29' }),
    note: words('wizard.addsParts', { premium: '€24', rest: '€5', subject: 'law' }),
  });
});

test('a further choice says that premium is included', () => {
  const price = priceOf('data', told([{ question: 'data', option: 'email', adds: 1050, premium: 0 }]));
  expect(price('email', true)).toEqual({
    price: words('wizard.adds', { sum: '€10.50' }),
    note: words('wizard.premiumIncluded'),
  });
  expect(price('name', false)).toBeUndefined();
});

test('the language that costs nothing is included, one that is not chosen says nothing', () => {
  const price = priceOf('document_languages', told([]));
  expect(price('en', true)).toEqual({ price: words('wizard.included') });
  expect(price('de', false)).toBeUndefined();
});

test('until the server has told a price none is shown', () => {
  expect(priceOf('document_languages', null)('en', true)).toBeUndefined();
});
