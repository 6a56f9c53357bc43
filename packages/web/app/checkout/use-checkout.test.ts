// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, pass, settle, words } from '../testing/in-app.tsx';
import { costs, profile, sampleId } from '../testing/samples.ts';
import type { CheckoutFields } from './checkout-form.ts';
import type { CheckoutSale } from './checkout-item.ts';
import { lastPayment } from './last-payment.ts';
import { simpleForm } from './simple-form.ts';
import { useCheckout } from './use-checkout.ts';

const server = useFakeServer();
const open = 'POST /transaction/new';
const charge = 'POST /transaction/process/:id';
const status = 'GET /transaction/status/:id';
const cancel = 'POST /transaction/cancel/:id';
const sale: CheckoutSale = {
  item: { type: 'agreement', id: sampleId, token: 'proof' },
  title: 'Privacy Policy',
  about: '',
  costs,
  plans: [],
};
const american = { country: 'US' };
const opened = answered({ transaction_id: 'p1', next: { action: 'process' }, client: null, status: 'open' });
const done = answered({ status: 'paid', next: { action: 'done', path: `/download/${sampleId}` } });

let left: string[] = [];
beforeEach(() => {
  left = [];
  vi.spyOn(location, 'replace').mockImplementation((to) => void left.push(`replace ${String(to)}`));
  vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(`assign ${String(to)}`));
  server.on('POST /agreement/costs/:id', answered(costs));
});
afterEach(() => {
  vi.restoreAllMocks();
});

function checkout(
  first: Partial<CheckoutFields> = american,
  change: Partial<CheckoutSale> = {},
  onChanged = () => {},
) {
  const input = { sale: { ...sale, ...change }, profile, first, onChanged };
  const { result } = hookInApp(() => useCheckout(input));
  act(() => result.current.onForm(simpleForm({ outcome: 'approve' })));
  return result;
}

async function ready(result: ReturnType<typeof checkout>) {
  await waitFor(() => expect(result.current.stale).toBe(false));
}

test('where there is one way to pay nobody has to choose it', async () => {
  const result = checkout();
  expect(result.current.choice?.id).toBe('sandbox-card');
  await ready(result);
});

test('what is missing is said at its place, and nothing is opened', async () => {
  const result = checkout({ country: '' });
  act(() => result.current.submit());
  expect(result.current.errors.country).toBe(words('pay.missing.country'));
  expect(result.current.busy).toBe(false);
  await settle();
  expect(server.callsOf(open)).toEqual([]);
  act(() => result.current.change({ country: 'US' }));
  expect(result.current.errors.country).toBeUndefined();
  await ready(result);
});

test('a press opens the payment with what was shown, charges it and leads to what is paid', async () => {
  server.on(open, opened);
  server.on(charge, done);
  const result = checkout({ ...american, name: 'Ada', email: ' ada@shop.example ' });
  await ready(result);
  act(() => result.current.submit());
  await waitFor(() => expect(left).toEqual([`replace /download/${sampleId}?paid=p1`]));
  expect(server.callsOf(open)[0]?.body).toEqual({
    item_type: 'agreement',
    item_id: sampleId,
    processor: 'sandbox',
    expected_total: costs.total,
    billing: { country: 'US', business_purchase: false, name: 'Ada' },
    email: 'ada@shop.example',
  });
  expect(lastPayment()).toEqual({ payment: 'p1', type: 'agreement', id: sampleId });
});

test('a press while the price is being counted waits for it', async () => {
  server.on(open, opened);
  server.on(charge, done);
  const result = checkout();
  act(() => result.current.submit());
  expect(result.current.busy).toBe(true);
  act(() => result.current.submit());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(server.callsOf(open)).toHaveLength(1);
});

test('a refusal of the bank is said, and the form is there again', async () => {
  server.on(open, opened);
  server.on(charge, answered({ status: 'failed', next: { action: 'retry' } }));
  server.on(status, answered({ status: 'failed', next: { action: 'retry' }, failure_text: 'Card expired.' }));
  const result = checkout();
  await ready(result);
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.errors.declined).toBe('Card expired.'));
  expect(result.current).toMatchObject({ busy: false, waiting: 'no' });
});

test('without a form of the provider nothing can be paid', async () => {
  const result = checkout();
  await ready(result);
  act(() => result.current.onForm(null));
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.errors.declined).toBe(words('pay.unavailable')));
  expect(result.current.busy).toBe(false);
});

test('another price is counted anew before anything is charged', async () => {
  server.on(open, refused({ code: 'price-changed', value: 'The price is another one.' }));
  const result = checkout();
  await ready(result);
  const asked = server.callsOf('POST /agreement/costs/:id').length;
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.errors.declined).toBe('The price is another one.'));
  await waitFor(() => expect(server.callsOf('POST /agreement/costs/:id').length).toBeGreaterThan(asked));
});

test('what was changed meanwhile is not pressed for: the page is told, with what was typed', async () => {
  server.on(open, refused({ code: 'revision-changed', value: 'Changed.' }));
  const onChanged = vi.fn();
  const result = checkout({ ...american, name: 'Ada' }, { revision: 3 }, onChanged);
  await ready(result);
  act(() => result.current.submit());
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(server.callsOf(open)[0]?.body).toMatchObject({ revision: 3 });
  expect(result.current.errors).toEqual({});
  expect(JSON.parse(sessionStorage.getItem(`checkout:${sampleId}`) ?? '{}')).toMatchObject({ name: 'Ada' });
});

test('a country that does not fit the connection is asked for again, and so is a missing e-mail', async () => {
  server.on(open, refused({ code: 'place-unclear' }, { code: 'required', field: 'email' }));
  const result = checkout();
  await ready(result);
  expect(result.current).toMatchObject({ asksPlace: false, asksEmail: false });
  act(() => result.current.submit());
  await waitFor(() => expect(result.current).toMatchObject({ asksPlace: true, asksEmail: true }));
});

test('a code that does not count is taken away and said', async () => {
  server.on('POST /agreement/costs/:id', ({ body }) =>
    JSON.stringify(body).includes('discount_code')
      ? refused({ code: 'discount-invalid', value: 'No such code.' })
      : answered(costs),
  );
  const result = checkout({ ...american, discount: 'SPRING', applied: 'SPRING' });
  await waitFor(() => expect(result.current.errors.discount).toBe('No such code.'));
  expect(result.current.fields.applied).toBe('');
  await ready(result);
});

test('the bank may want the person first: the page is left for it', async () => {
  server.on(open, opened);
  server.on(
    charge,
    answered({ status: 'open', next: { action: 'authenticate', url: 'https://bank.example' } }),
  );
  const result = checkout();
  await ready(result);
  act(() => result.current.submit());
  await waitFor(() => expect(left).toEqual(['assign https://bank.example']));
  expect(JSON.parse(sessionStorage.getItem(`checkout:${sampleId}`) ?? '{}')).toMatchObject({ payment: 'p1' });
});

test('who comes back from the bank sees how the payment stands, until it is decided', async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/wizard/pay/a?payment=p1');
  server.on(status, answered({ status: 'pending', next: { action: 'wait' }, failure_text: null }));
  const result = checkout();
  await pass(0);
  expect(result.current.waiting).toBe('validating');
  expect(location.search).toBe('');
  server.on(status, done);
  await pass(2000);
  expect(left).toEqual([`replace /download/${sampleId}?paid=p1`]);
});

test('a bank that was left unanswered can be gone back to, or another attempt ends that one', async () => {
  history.replaceState(null, '', '/wizard/pay/a?payment=p1');
  const url = 'https://bank.example';
  server.on(status, answered({ status: 'open', next: { action: 'authenticate', url }, failure_text: null }));
  server.on(cancel, answered({ status: 'cancelled' }));
  server.on(open, opened);
  server.on(charge, done);
  const result = checkout();
  await waitFor(() => expect(result.current.unfinished).toBe(url));
  expect(left).toEqual([]);
  await ready(result);
  act(() => result.current.submit());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(server.callsOf(cancel).map(({ what }) => what)).toEqual(['POST /transaction/cancel/p1']);
});

test('where nothing is due no method is needed', async () => {
  const free = { ...costs, total: 0 };
  server.on('POST /agreement/costs/:id', answered(free));
  server.on(
    open,
    answered({ transaction_id: null, next: { action: 'done', path: '/download/a' }, client: null }),
  );
  const result = checkout(american, { costs: free });
  act(() => result.current.onForm(null));
  await ready(result);
  act(() => result.current.submit());
  await waitFor(() => expect(left).toEqual(['replace /download/a']));
});

test('a page out of the memory of the browser is loaded anew', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const result = checkout();
  await ready(result);
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(reload).not.toHaveBeenCalled();
  shown(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
