// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hookInApp } from '../testing/in-app.tsx';
import { emptyFields, clearFields, useCheckoutFields, type CheckoutFields } from './checkout-form.ts';
import { lastPayment, noteLastPayment } from './last-payment.ts';

afterEach(() => sessionStorage.clear());

function open(item = 'a', first: Partial<CheckoutFields> = {}) {
  return hookInApp(() => useCheckoutFields(item, first)).result;
}

test('the form begins with what is known of the buyer', () => {
  expect(open('a', { country: 'DE' }).current[0]).toEqual({ ...emptyFields, country: 'DE' });
});

test('what is typed outlives a reload of the tab and stands over what is known', () => {
  const first = open('a', { country: 'DE', name: 'Ada' });
  act(() => first.current[1]({ country: 'FR', business: true }));
  const again = open('a', { country: 'DE', name: 'Ada' });
  expect(again.current[0]).toMatchObject({ country: 'FR', business: true, name: 'Ada' });
});

test('each item has a form of its own', () => {
  const first = open('a');
  act(() => first.current[1]({ country: 'FR' }));
  expect(open('b').current[0].country).toBe('');
});

test('what was paid for is forgotten', () => {
  const first = open('a');
  act(() => first.current[1]({ country: 'FR' }));
  clearFields('a');
  expect(open('a').current[0].country).toBe('');
});

test.each(['no JSON', '[]', '{"country":7,"business":"yes","card":"4111"}'])(
  'what lies there and is no form is passed over: %s',
  (text) => {
    sessionStorage.setItem('checkout:a', text);
    expect(open('a').current[0]).toEqual(emptyFields);
  },
);

test('what the tab paid for last is known when a provider sends people back', () => {
  expect(lastPayment()).toBeNull();
  noteLastPayment({ payment: 'p1', type: 'consent', id: 'b' });
  expect(lastPayment()).toEqual({ payment: 'p1', type: 'consent', id: 'b' });
  sessionStorage.setItem('checkout:last', JSON.stringify({ payment: 'p1', id: 7 }));
  expect(lastPayment()).toBeNull();
});
