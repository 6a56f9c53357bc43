import type { PaymentMethod } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { listPaymentChoices } from './payment-choices.ts';
import { profile } from '../testing/samples.ts';

function method(id: string, processor: string, is_default = false): PaymentMethod {
  return { id, processor, is_default } as PaymentMethod;
}

test('saved methods come first, the default before the others', () => {
  const choices = listPaymentChoices({
    ...profile,
    methods: [method('m1', 'sandbox'), method('m2', 'sandbox', true)],
  });
  expect(choices.map(({ id }) => id)).toEqual(['saved-m2', 'saved-m1', 'sandbox-card']);
});

test('what a provider offers is listed in its order, each as a choice of its own', () => {
  const choices = listPaymentChoices({
    ...profile,
    processors: [
      { processor: 'braintree', kinds: ['paypal', 'card'], test: false },
      { processor: 'stripe', kinds: ['card'], test: false },
    ],
  });
  expect(choices.map(({ id, test }) => [id, test])).toEqual([
    ['braintree-paypal', false],
    ['braintree-card', false],
    ['stripe-card', false],
  ]);
});

test('a method of a provider that this instance no longer has cannot be chosen', () => {
  const choices = listPaymentChoices({ ...profile, methods: [method('m1', 'stripe')] });
  expect(choices.map(({ id }) => id)).toEqual(['sandbox-card']);
});
