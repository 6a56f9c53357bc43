import { expect, test } from 'vitest';
import { toErrors } from './errors.ts';

test('server messages appear at their field, others beside the payment methods', () => {
  const messages = [
    { value: 'Required', code: 'required', field: 'email' },
    { value: 'Shorter', code: 'too-long', field: 'billing.city' },
    { value: 'No code', code: 'discount-invalid', field: 'discount_code' },
    { value: 'Where?', code: 'place-unclear' },
    { value: 'Declined', code: 'decline-2000' },
    { value: 'Nor that', code: 'wrong-format', field: 'device_data' },
  ] as const;
  expect(toErrors({ ok: false, reason: 'refused', messages: [...messages] }, 'all')).toEqual({
    email: 'Required',
    city: 'Shorter',
    discount: 'No code',
    place: 'Where?',
    declined: 'Declined\nNor that',
  });
  expect(toErrors({ ok: false, reason: 'server-error' }, 'Server error')).toEqual({
    declined: 'Server error',
  });
});
