// @vitest-environment happy-dom
import type { SaleDetails } from '@clausewright/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { renderInApp, words } from '../testing/in-app.tsx';
import { costs, logInAs, profile, sampleId } from '../testing/samples.ts';
import { CheckoutPage } from './checkout-page.tsx';

const server = useFakeServer();
const sale = 'GET /agreement/sale-details/:id';
const press = 'POST /transaction/new';
const t = (key: string, values = {}) => words(`pay.review.${key}`, values);

const waits = (change: Partial<SaleDetails> = {}): object => ({
  agreement_id: sampleId,
  type: 'PRIVACY_POLICY',
  status: 'unfinished',
  revision: 2,
  compare: { from: 1, to: 2 },
  costs: { ...costs, total: 0 },
  held_wording: [],
  languages: ['en'],
  site_url: 'https://shop.example/',
  site_name: 'Shop',
  ...change,
});

let left: string[] = [];
beforeEach(() => {
  left = [];
  logInAs();
  vi.spyOn(location, 'replace').mockImplementation((to) => void left.push(String(to)));
  server.on(sale, answered(waits()));
  server.on('GET /transaction/payment-profile', answered(profile));
  server.on('GET /customer/billing-address', answered({ country: '' }));
  server.on(
    'GET /agreement/compare/:id',
    answered({
      language: 'en',
      languages: ['en'],
      same: false,
      clauses: [
        { id: 'kids', heading: 'Children', change: 'changed', html: '<p>from <ins>16</ins> years</p>' },
        { id: 'law', heading: 'Law', change: 'same', html: '' },
      ],
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = () => renderInApp(<CheckoutPage id={sampleId} />, { path: `/wizard/pay/${sampleId}` });

test('what waits is read against what visitors read, and the press names it', async () => {
  server.on(press, answered({ next: { action: 'done', path: '/download/a' } }));
  open();
  expect(await screen.findByText(t('lead', { version: 1 }))).toBeTruthy();
  const changed = within(await screen.findByRole('article', { name: 'Children' }));
  expect(changed.getByText('16').tagName).toBe('INS');
  expect(screen.queryByRole('article', { name: 'Law' })).toBeNull();
  expect(server.callsOf('GET /agreement/compare/:id')[0]?.what).toContain('from=1&to=2');
  // Nothing of a payment.
  expect(screen.queryByText(words('pay.billing.title'))).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: t('publish') }));
  await waitFor(() => expect(left).toEqual([`/download/${sampleId}`]));
  expect(server.callsOf(press)[0]?.body).toMatchObject({ revision: 2, expected_total: 0 });
});

test('what was changed meanwhile is shown anew before it can be published', async () => {
  server.on(press, refused({ code: 'revision-changed', value: 'Changed.' }));
  open();
  const publish = await screen.findByRole('button', { name: t('publish') });
  server.on(sale, answered(waits({ revision: 3, compare: { from: 1, to: 3 } })));
  await userEvent.click(publish);
  expect(await screen.findByText(words('pay.changed'))).toBeTruthy();
  await waitFor(() => expect(server.callsOf('GET /agreement/compare/:id').at(-1)?.what).toContain('to=3'));
  expect(left).toEqual([]);
  server.on(press, answered({ next: { action: 'done', path: '/download/a' } }));
  await userEvent.click(await screen.findByRole('button', { name: t('publish') }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(server.callsOf(press).at(-1)?.body).toMatchObject({ revision: 3 });
});

test('it can be discarded after a question, and what is served stays', async () => {
  server.on('POST /agreement/restore/:id', answered({ revision: 3, number: 3 }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: t('discard') }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(t('discardMeans', { version: 1 }))).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: t('discard') }));
  await waitFor(() => expect(left).toEqual([`/download/${sampleId}`]));
  expect(server.callsOf('POST /agreement/restore/:id')[0]?.body).toEqual({ number: 1, revision: 2 });
  expect(server.callsOf(press)).toEqual([]);
});

test('a first version has nothing to be compared with', async () => {
  server.on(sale, answered(waits({ compare: null })));
  open();
  expect(await screen.findByText(t('first'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('discard') })).toBeNull();
  expect(server.callsOf('GET /agreement/compare/:id')).toEqual([]);
});
