// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { answered, answeredAtTop, refused, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, settle } from '../testing/in-app.tsx';
import { logInAs, profile } from '../testing/samples.ts';
import { useCheckoutData } from './use-checkout-data.ts';

const server = useFakeServer();
const loadSale = async (): Promise<Outcome<string>> => ({ ok: true, data: 'the sale' });
const address = {
  company_name: 'Acme',
  vat_number: '',
  cui_cif: '',
  name: 'Ada',
  address: 'Weg 1',
  city: 'Berlin',
  postal_code: '10115',
  country: 'DE',
  state: '',
  business_purchase: true,
};

beforeEach(() => {
  server.on('GET /transaction/payment-profile', answered(profile));
  server.on('GET /public/countries/list', answeredAtTop({ countries: [], tracked_country: 'FR' }));
});

test('of a visitor nothing is known', async () => {
  const { result } = hookInApp(() => useCheckoutData(loadSale));
  expect(result.current[0]).toBeNull();
  await waitFor(() => expect(result.current[0]).not.toBeNull());
  expect(result.current[0]).toEqual({
    ok: true,
    data: { sale: 'the sale', profile, unpayable: null, first: {}, hasAccount: false },
  });
});

test('of an account the form begins with its address for invoices', async () => {
  logInAs();
  server.on('GET /customer/billing-address', answered(address));
  const { result } = hookInApp(() => useCheckoutData(loadSale));
  await waitFor(() => expect(result.current[0]).not.toBeNull());
  const { business_purchase: business, ...texts } = address;
  expect(result.current[0]).toMatchObject({
    ok: true,
    data: { first: { ...texts, business }, hasAccount: true },
  });
});

test.each([
  ['where it bought last', { buyer_country: 'NL' }, 'NL'],
  ['where it lives', { buyer_country: null }, 'IT'],
])('an account without an address is taken to be %s', async (_, bought, country) => {
  logInAs({ country: 'IT' });
  server.on('GET /customer/billing-address', answered({ ...address, country: '', name: '' }));
  server.on('GET /transaction/payment-profile', answered({ ...profile, ...bought }));
  const { result } = hookInApp(() => useCheckoutData(loadSale));
  await waitFor(() => expect(result.current[0]).not.toBeNull());
  expect(result.current[0]).toMatchObject({ data: { first: { country } } });
});

test('an account whose e-mail is not confirmed is asked for no address', async () => {
  logInAs({ confirmed: false });
  const { result } = hookInApp(() => useCheckoutData(loadSale));
  await waitFor(() => expect(result.current[0]).not.toBeNull());
  expect(server.callsOf('GET /customer/billing-address')).toEqual([]);
});

test('an address that cannot be had holds nobody up', async () => {
  logInAs();
  server.on('GET /customer/billing-address', refused({ code: 'unavailable' }));
  const { result } = hookInApp(() => useCheckoutData(loadSale));
  await waitFor(() => expect(result.current[0]).toMatchObject({ ok: true, data: { first: {} } }));
});

test('without the sale or the ways to pay there is no page, until it is tried again', async () => {
  server.on('GET /transaction/payment-profile', refused({ code: 'unavailable' }));
  const { result } = hookInApp(() => useCheckoutData(loadSale));
  await waitFor(() => expect(result.current[0]).toMatchObject({ ok: false, reason: 'refused' }));
  server.on('GET /transaction/payment-profile', answered(profile));
  act(() => result.current[1]());
  expect(result.current[0]).toBeNull();
  await waitFor(() => expect(result.current[0]).toMatchObject({ ok: true }));
});

test('it waits while the page does not know yet what to load', async () => {
  const { result } = hookInApp(() => useCheckoutData(null));
  await settle();
  expect(result.current[0]).toBeNull();
  expect(server.asked).toEqual([]);
});
