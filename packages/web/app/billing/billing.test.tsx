// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, messages, renderInApp, settle, words } from '../testing/in-app.tsx';
import { profile } from '../testing/samples.ts';
import { InvoicesPage } from './invoices-page.tsx';
import { MethodsPage } from './methods-page.tsx';
import { shownState } from './subscription-card.tsx';
import { usePlanWords } from './plan-words.ts';
import { useChange } from './use-change.tsx';

const server = useFakeServer();
const list = 'GET /invoices/list';
const t = (key: string, values = {}) => words(`billing.${key}`, values);

const invoice = {
  id: 'i1',
  number: 'CW-1',
  date: '2026-01-02T00:00:00Z',
  product: 'Privacy Policy',
  total: 2261,
  currency: 'EUR',
  status: 'paid',
  refund: false,
  corrects: null,
  view_url: '/invoice/1',
  pdf_url: '/invoice/1.pdf',
  ubl_url: null,
};

test('one change is made at a time, and what it answers takes the place of what was shown', async () => {
  const shown: string[] = [];
  const { result } = hookInApp(() => useChange<string>((data) => shown.push(data)));
  const { promise, resolve } = Promise.withResolvers<Outcome<string>>();
  act(() => void result.current.change('first', () => promise, 'Done.'));
  expect(result.current.busy).toBe('first');
  const second = vi.fn<() => Promise<Outcome<string>>>();
  act(() => void result.current.change('second', second, 'Done.'));
  expect(second).not.toHaveBeenCalled();
  resolve({ ok: true, data: 'the list' });
  await settle();
  expect([shown, result.current.busy]).toEqual([['the list'], null]);
});

test('a change that is refused changes nothing and can be made again', async () => {
  const shown: string[] = [];
  const { result } = hookInApp(() => useChange<string>((data) => shown.push(data)));
  await act(() => result.current.change('x', async () => ({ ok: false, reason: 'server-error' }), 'Done.'));
  expect([shown, result.current.busy]).toEqual([[], null]);
  renderInApp(<>{result.current.result}</>);
  expect(screen.getByRole('alert').textContent).toContain(words('error.request.server-error'));
  await act(() => result.current.change('x', async () => ({ ok: true, data: 'now' }), 'Done.'));
  expect(shown).toEqual(['now']);
});

test.each([
  [{ state: 'active', cancel_at_period_end: false }, 'active'],
  [{ state: 'active', cancel_at_period_end: true }, 'cancelled'],
  [{ state: 'past-due', cancel_at_period_end: true }, 'past-due'],
  [{ state: 'ended', cancel_at_period_end: false }, 'ended'],
])('a plan that is %o shows as %s', (plan, shown) => {
  expect(shownState(plan as Parameters<typeof shownState>[0])).toBe(shown);
});

test('a plan has its name and price, one that is not sold any more its price alone', async () => {
  const plans = [{ code: 'q', interval: 'month', count: 3 }];
  server.on('GET /privacy-consent/subscription-plans', answered({ plans }));
  const { result } = hookInApp(usePlanWords);
  const of = (plan: string) =>
    result.current({ plan, price: 900, currency: 'EUR' } as Parameters<typeof result.current>[0]);
  expect(of('q').name).toBe(t('plan.other'));
  await waitFor(() => expect(of('q').name).toBe(t('plan.month', { count: 3 })));
  expect(of('q').price).toContain('9');
  expect(of('gone').name).toBe(t('plan.other'));
});

test('without invoices the page says so', async () => {
  server.on(list, answered({ invoices: [], total: 0 }));
  renderInApp(<InvoicesPage />);
  expect(await screen.findByText(t('invoices.empty'))).toBeTruthy();
});

test('invoices are shown with their amounts and files', async () => {
  const refund = { ...invoice, id: 'i2', number: 'CW-2', refund: true, corrects: 'CW-1', status: 'refund' };
  server.on(list, answered({ invoices: [invoice, refund], total: 2 }));
  renderInApp(<InvoicesPage />);
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ),
  ).toEqual([
    ['/invoice/1', '/invoice/1.pdf'],
    ['/invoice/1', '/invoice/1.pdf'],
  ]);
  expect(rows[0]?.textContent).toContain('22.61');
  expect(rows[1]?.textContent).toContain(t('invoices.corrects', { number: 'CW-2', corrected: 'CW-1' }));
});

test('a further page is asked for with what is chosen', async () => {
  server.on(list, answered({ invoices: [invoice], total: 41 }));
  renderInApp(<InvoicesPage />);
  await screen.findByText('Privacy Policy');
  const next = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-disabled') === 'false');
  const [turn] = next;
  if (turn === undefined) throw new Error('there is no further page');
  await userEvent.click(turn);
  await waitFor(() => expect(server.asked.at(-1)?.what).toContain('page=2'));
});

/** What stands before what only screen readers hear. */
const removal = new RegExp(`^${messages.billing.methods.remove.split('<')[0]}`);
const method = {
  id: 'm1',
  processor: 'sandbox',
  kind: 'card',
  brand: 'visa',
  last4: '4242',
  is_default: true,
};

test('a method is taken away after a question only', async () => {
  server.on('GET /customer/payment-methods', answered({ methods: [method] }));
  server.on('GET /transaction/payment-profile', answered(profile));
  server.on('DELETE /customer/payment-method/:id', answered({ methods: [] }));
  renderInApp(<MethodsPage />);
  const remove = await screen.findByRole('button', {
    name: removal,
  });
  await userEvent.click(remove);
  await userEvent.click(screen.getByText(t('methods.keep')));
  expect(server.callsOf('DELETE /customer/payment-method/:id')).toEqual([]);
  await userEvent.click(remove);
  await userEvent.click(screen.getByText(t('methods.act')));
  expect(await screen.findByText(t('methods.empty'))).toBeTruthy();
  expect(server.callsOf('DELETE /customer/payment-method/:id')[0]?.what).toContain('/m1');
});

test('a method that the server keeps stays, with the reason', async () => {
  server.on('GET /customer/payment-methods', answered({ methods: [method] }));
  server.on('GET /transaction/payment-profile', answered(profile));
  server.on('DELETE /customer/payment-method/:id', refused({ code: 'in-use', value: 'A plan needs it.' }));
  renderInApp(<MethodsPage />);
  const remove = await screen.findByRole('button', {
    name: removal,
  });
  await userEvent.click(remove);
  await userEvent.click(screen.getByText(t('methods.act')));
  expect(await screen.findByText('A plan needs it.')).toBeTruthy();
  expect(screen.queryByText(t('methods.empty'))).toBeNull();
});
