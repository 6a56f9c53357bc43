import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkAnswer, checkParameters } from './shapes.ts';

const fixtures = (
  JSON.parse(readFileSync(new URL('../../data/stripe-fixtures.json', import.meta.url), 'utf8')) as {
    resources: Record<string, Record<string, unknown>>;
  }
).resources;

// Properties that the API has had since the official fixtures were taken.
const newer: Readonly<Record<string, object>> = {
  payment_intent: { allowed_payment_method_types: null, payment_record: null },
  setup_intent: { allowed_payment_method_types: null },
  dispute: {
    intended_submission_method: null,
    evidence_details: {
      ...(fixtures['dispute']?.['evidence_details'] as object),
      submission_method: 'not_submitted',
    },
  },
  charge: {
    payment_method_details: {
      type: 'card',
      card: {
        ...(fixtures['charge'] as { payment_method_details: { card: object } }).payment_method_details.card,
        electronic_commerce_indicator: null,
      },
    },
  },
};

test.for(['payment_intent', 'setup_intent', 'payment_method', 'customer', 'refund', 'charge', 'dispute'])(
  'Stripe’s own fixture of a %s has the shape that responses are validated against',
  (name) => {
    expect(checkAnswer({ ...fixtures[name], ...newer[name] })).toBe(null);
  },
);

test('detects a response with a missing or wrong property', () => {
  const { currency: _, ...intent } = { ...fixtures['payment_intent'], ...newer['payment_intent'] } as Record<
    string,
    unknown
  >;
  expect(checkAnswer(intent)).toContain('currency');
  expect(checkAnswer({ ...intent, currency: 1 })).toContain('currency');
  expect(checkAnswer({ error: { payment_intent: intent } })).toContain('currency');
  expect(checkAnswer({ object: 'list', data: [{ ...fixtures['refund'], amount: '1' }] })).toContain('amount');
  expect(checkAnswer({ object: 'unheard_of' })).toContain('unheard_of');
});

test('detects an unknown or missing Stripe parameter', () => {
  expect(checkParameters('PaymentIntentCreateParams', { amount: '100', currency: 'usd' })).toBe(null);
  expect(checkParameters('PaymentIntentCreateParams', { amount: '100' })).toContain('currency');
  expect(checkParameters('PaymentIntentCreateParams', { amount: 'much', currency: 'usd' })).toContain(
    'amount',
  );
  const misspelt = { amount: '100', currency: 'usd', setup_future_use: 'off_session' };
  expect(checkParameters('PaymentIntentCreateParams', misspelt)).toContain('additional');
});
