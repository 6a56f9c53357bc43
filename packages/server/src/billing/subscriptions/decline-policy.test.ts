import { expect, test } from 'vitest';
import { retryPolicy } from './decline-policy.ts';

test.each([
  ['stripe', { decline: 'insufficient_funds' }, 'decline-2001', 'later'],
  ['stripe', { decline: 'revocation_of_authorization' }, 'decline-2018', 'stop'],
  ['stripe', { decline: 'stop_payment_order' }, 'decline-2018', 'stop'],
  ['stripe', { decline: 'expired_card' }, 'card-expired', 'never'],
  ['stripe', { decline: 'authentication_required' }, 'decline-2099', 'never'],
  ['stripe', { decline: 'generic_decline' }, 'bank-refusal', 'once'],
  ['stripe', { decline: 'stolen_card' }, 'bank-refusal', 'never'],
  ['braintree', { code: '2001' }, 'decline-2001', 'later'],
  ['braintree', { code: '2015' }, 'decline-2015', 'never'],
  ['braintree', { code: '2018' }, 'decline-2018', 'stop'],
  ['braintree', { code: '2099' }, 'decline-2099', 'never'],
  ['braintree', { code: null, rejection: 'cvv' }, 'card-cvc-wrong', 'never'],
  ['sandbox', { code: '2047' }, 'decline-2047', 'never'],
  // Without the provider's code the reason decides.
  ['stripe', null, 'decline-2018', 'stop'],
  ['stripe', {}, 'decline-2099', 'never'],
  ['paypal', null, 'decline-2046', 'once'],
  // A code of a provider whose codes nobody has written down.
  ['paypal', { code: '2018' }, 'decline-2046', 'once'],
  ['stripe', null, 'decline-2002', 'later'],
  ['stripe', null, null, 'later'],
] as const)('%s %o, reported as %s: %s', (processor, response, failure, policy) => {
  expect(retryPolicy({ processor, failure, response })).toBe(policy);
});
