import { readFileSync } from 'node:fs';
import { paymentReasons } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { toDecline } from './decline-reasons.ts';

test('every decline code of the Stripe reference is mapped', () => {
  const url = new URL('../../../../fakes/data/stripe-decline-codes.json', import.meta.url);
  const { codes } = JSON.parse(readFileSync(url, 'utf8')) as { codes: string[] };
  const table = JSON.parse(readFileSync(new URL('decline-codes.json', import.meta.url), 'utf8')) as {
    stripe: Record<string, unknown>;
  };
  expect(codes).toHaveLength(52);
  expect(codes.filter((code) => !(code in table.stripe))).toEqual([]);
});

test('every processor code named by the specification keeps its own message', () => {
  const named = paymentReasons.filter((reason) => /^decline-\d+$/.test(reason));
  expect(named).toHaveLength(15);
  for (const reason of named) {
    expect(toDecline('braintree', reason.replace('decline-', '')).reason).toBe(reason);
  }
});

test('lost, stolen and fraud read like any bank decline', () => {
  const hidden = ['lost_card', 'stolen_card', 'pickup_card', 'fraudulent', 'merchant_blacklist'];
  for (const code of [...hidden, 'highest_risk_level', 'restricted_card', 'security_violation']) {
    expect(toDecline('stripe', code)).toEqual({ ...toDecline('stripe', 'generic_decline'), retry: 'never' });
  }
  for (const code of ['2012', '2013', '2053']) {
    expect(toDecline('braintree', code)).toEqual({
      reason: 'bank-refusal',
      retry: 'never',
      stopsPlan: false,
    });
  }
});

test('a withdrawn authorisation ends the plan, insufficient funds do not', () => {
  expect(toDecline('stripe', 'revocation_of_all_authorizations').stopsPlan).toBe(true);
  expect(toDecline('stripe', 'stop_payment_order').stopsPlan).toBe(true);
  expect(toDecline('braintree', '2018').stopsPlan).toBe(true);
  expect(toDecline('braintree', '2001')).toEqual({
    reason: 'decline-2001',
    retry: 'later',
    stopsPlan: false,
  });
});

// Rules of the card schemes: these codes must not be tried again with the same card.
test('codes that card schemes forbid to retry are never retried', () => {
  for (const code of ['2004', '2012', '2019', '2047', '2053', '2015', '2018', '2108']) {
    expect(toDecline('braintree', code).retry).toBe('never');
  }
});

test('an unknown code is a bank decline, above 3000 a network one', () => {
  expect(toDecline('braintree', '2345').reason).toBe('bank-refusal');
  expect(toDecline('braintree', '3001')).toEqual(toDecline('braintree', '3000'));
  expect(toDecline('stripe', 'never_heard_of').reason).toBe('card-declined');
  expect(toDecline('stripe', null).reason).toBe('card-declined');
  expect(toDecline('stripe', 'constructor').reason).toBe('card-declined');
});
