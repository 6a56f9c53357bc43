// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BillingAddress } from '@clausewright/contract';
import { beforeEach, expect, test } from 'vitest';
import { answered, answeredAtTop, refused, useFakeServer } from '../testing/fake-server.ts';
import { renderInApp, words } from '../testing/in-app.tsx';
import { AddressForm } from './address-form.tsx';

const server = useFakeServer();
const put = 'PUT /customer/billing-address';
const t = (key: string) => words(`billing.address.${key}`);
const address: BillingAddress = {
  business_purchase: false,
  vat_registered: false,
  company_name: '',
  vat_number: '',
  cui_cif: '',
  name: 'Ada',
  address: 'Weg 1',
  city: 'Berlin',
  postal_code: '10115',
  country: 'DE',
  state: '',
  phone: '',
};

beforeEach(() => {
  server.on('GET /public/countries/list', answeredAtTop({ countries: [], tracked_country: 'DE' }));
  server.on(put, answered({}));
});

function open(change: Partial<BillingAddress> = {}) {
  renderInApp(<AddressForm address={{ ...address, ...change }} />);
}
const save = () => userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
const sent = () => server.callsOf(put)[0]?.body as Record<string, unknown>;

test('what is known stands in the form and is sent as it is', async () => {
  open();
  await userEvent.type(screen.getByLabelText(new RegExp(t('city'))), '-Mitte');
  await save();
  await waitFor(() => expect(server.callsOf(put)).toHaveLength(1));
  expect(sent()).toMatchObject({ name: 'Ada', city: 'Berlin-Mitte', business_purchase: false });
});

test('a company has to be named', async () => {
  open();
  await userEvent.click(screen.getByLabelText(t('business')));
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain(t('company'));
  expect(server.callsOf(put)).toEqual([]);
  await userEvent.type(screen.getByLabelText(new RegExp(`^${t('company')}`)), 'Acme GmbH');
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ business_purchase: true, company_name: 'Acme GmbH' }));
});

test('who is a company no more leaves nothing of one behind', async () => {
  open({ business_purchase: true, company_name: 'Acme GmbH' });
  await userEvent.click(screen.getByLabelText(t('business')));
  await save();
  await waitFor(() =>
    expect(sent()).toMatchObject({ business_purchase: false, company_name: '', vat_number: '' }),
  );
});

test('what the server says of a field stands at the field', async () => {
  server.on(put, refused({ code: 'too-long', field: 'city', value: 'No such city.' }));
  open();
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText(new RegExp(t('city'))).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getAllByText(/No such city\./).length).toBeGreaterThan(0);
});
