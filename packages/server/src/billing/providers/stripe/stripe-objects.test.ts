import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  disputeObject,
  intentObject,
  paymentMethodObject,
  refundObject,
  setupObject,
} from './stripe-objects.ts';
import { toProviderPayment, vaultedMethod } from './stripe-status.ts';

// Stripe's own examples of its objects.
const { resources } = JSON.parse(
  readFileSync(new URL('../../../../../fakes/data/stripe-fixtures.json', import.meta.url), 'utf8'),
) as { resources: Record<string, Record<string, unknown>> };

test('parses Stripe’s examples with expanded objects', () => {
  const intent = intentObject.parse({
    ...resources['payment_intent'],
    status: 'succeeded',
    amount_received: 1099,
    latest_charge: resources['charge'],
    payment_method: resources['payment_method'],
    metadata: { transaction_id: 'order1', quote_hash: 'hash1' },
    next_action: null,
    last_payment_error: null,
  });
  expect(toProviderPayment(intent, { refunded: 0, dispute: 'none' })).toMatchObject({
    reference: 'pi_1PgafyB7WZ01zgkWSjxsAJo3',
    attempt: 'approved',
    captured: 1099,
    currency: 'USD',
    live: false,
    transactionId: 'order1',
    quoteHash: 'hash1',
    cardCountry: 'US',
    method: null,
  });
});

test.each([
  ['cus_1', 'off_session', 'succeeded', true],
  [null, 'off_session', 'succeeded', false],
  ['cus_2', 'off_session', 'succeeded', false],
  ['cus_1', null, 'succeeded', false],
  ['cus_1', 'off_session', 'requires_action', false],
] as const)(
  'a method of %s, for use %s, of an intent of cus_1 that is %s: saved is %s',
  (owner, usage, status, kept) => {
    const intent = intentObject.parse({
      ...resources['payment_intent'],
      status,
      customer: 'cus_1',
      setup_future_usage: usage,
      payment_method: { ...resources['payment_method'], customer: owner },
    });
    expect(toProviderPayment(intent, { refunded: 0, dispute: 'none' }).method !== null).toBe(kept);
  },
);

test('Stripe’s example of an intent with a failed request is a decline', () => {
  const intent = intentObject.parse(resources['payment_intent']);
  expect(toProviderPayment(intent, { refunded: 0, dispute: 'none' })).toMatchObject({
    attempt: 'rejected',
    failure: 'card-declined',
    captured: 0,
    transactionId: null,
    authenticateUrl: null,
  });
});

test('parses Stripe’s examples of methods, refunds and disputes', () => {
  const method = paymentMethodObject.parse(resources['payment_method']);
  expect(vaultedMethod(method)).toEqual({
    reference: 'pm_1Pgc75B7WZ01zgkWlHVgdEGJ',
    kind: 'card',
    brand: 'visa',
    last4: '4242',
    label: '',
    expiresMonth: 8,
    expiresYear: 2030,
  });
  expect(vaultedMethod({ ...method, type: 'link', card: undefined, link: { email: 'a@b.example' } })).toEqual(
    {
      reference: method.id,
      kind: 'other',
      brand: 'link',
      last4: '',
      label: 'a@b.example',
      expiresMonth: null,
      expiresYear: null,
    },
  );
  expect(refundObject.parse(resources['refund'])).toMatchObject({ amount: 100, status: 'succeeded' });
  expect(disputeObject.parse(resources['dispute']).status).toBe('warning_needs_response');
  expect(setupObject.parse(resources['setup_intent']).status).toBe('requires_payment_method');
});

test.each([
  ['requires_payment_method', 'created'],
  ['requires_confirmation', 'created'],
  ['requires_action', 'requires-action'],
  ['processing', 'processing'],
  ['requires_capture', 'processing'],
  ['succeeded', 'approved'],
  ['canceled', 'cancelled'],
  ['a_status_of_next_year', 'processing'],
])('an intent with status %s is %s', (status, attempt) => {
  const intent = intentObject.parse({ ...resources['payment_intent'], status, last_payment_error: null });
  expect(toProviderPayment(intent, { refunded: 0, dispute: 'none' }).attempt).toBe(attempt);
});

test('an object without payment-critical fields is not a valid response', () => {
  for (const name of ['amount_received', 'currency', 'livemode', 'metadata', 'status']) {
    const { [name]: _, ...rest } = resources['payment_intent'] ?? {};
    expect(intentObject.safeParse(rest).success).toBe(false);
  }
  const part = { ...resources['payment_intent'], amount_received: 10.5 };
  expect(intentObject.safeParse(part).success).toBe(false);
});
