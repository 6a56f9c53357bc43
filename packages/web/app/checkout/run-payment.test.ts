// @vitest-environment happy-dom
import type { Next } from '@clausewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { sampleId } from '../testing/samples.ts';
import type { ProviderForm, Submitted } from '../payment-providers/provider-form.ts';
import { pathOfItem, readPayment, runPayment } from './run-payment.ts';
import { simpleForm } from './simple-form.ts';

const server = useFakeServer();
const item = { type: 'agreement', id: sampleId, token: 'proof' } as const;
const charge = 'POST /transaction/process/:id';
const status = 'GET /transaction/status/:id';
const client = null;

type Opened = Extract<
  Parameters<typeof runPayment>[0]['open'] extends () => Promise<infer R> ? R : never,
  { ok: true }
>['data'];

function opened(next: Next, id: string | null = 'p1'): Outcome<Opened> {
  const data: Opened = {
    transaction_id: id,
    processing_path: null,
    status: 'open',
    next,
    client,
  } as unknown as Opened;
  return { ok: true, data };
}

const onOpened = vi.fn<(payment: string) => void>();
beforeEach(() => onOpened.mockReset());

function pay(outcome: Outcome<Opened>, form: ProviderForm = simpleForm({ outcome: 'approve' })) {
  return runPayment({ item, form, open: async () => outcome, onOpened });
}

test('what the form proves is charged, and the way to the paid thing names the payment', async () => {
  server.on(charge, answered({ status: 'paid', next: { action: 'done', path: '/download/a' } }));
  expect(await pay(opened({ action: 'process' }))).toEqual({ end: 'done', path: '/download/a?paid=p1' });
  expect(onOpened.mock.calls).toEqual([['p1']]);
  expect(server.asked.map(({ what, body }) => [what, body])).toEqual([
    ['POST /transaction/process/p1', { outcome: 'approve' }],
  ]);
  expect(server.asked[0]?.headers.get('x-agreement-token')).toBe('proof');
});

test('where nothing is due any more nothing is charged', async () => {
  const free = opened({ action: 'done', path: '/download/a' }, null);
  expect(await pay(free)).toEqual({ end: 'done', path: '/download/a' });
  expect(onOpened).not.toHaveBeenCalled();
  expect(server.asked).toEqual([]);
});

test.each(['already-paid', 'nothing-to-pay'] as const)('%s leads to the thing itself', async (code) => {
  const end = await pay({ ok: false, reason: 'refused', messages: [{ code, value: 'No' }] });
  expect(end).toEqual({ end: 'done', path: `/download/${sampleId}` });
});

test('another refusal to open is told as it is', async () => {
  const failure = {
    ok: false,
    reason: 'refused',
    messages: [{ code: 'price-changed', value: 'Another price' }],
  } as const;
  expect(await pay({ ...failure, messages: [...failure.messages] })).toEqual({ end: 'failed', failure });
});

test('the bank may want the person first', async () => {
  server.on(
    charge,
    answered({ status: 'open', next: { action: 'authenticate', url: 'https://bank.example' } }),
  );
  expect(await pay(opened({ action: 'process' }))).toEqual({
    end: 'leaving',
    url: 'https://bank.example',
    payment: 'p1',
  });
});

test('a charge that is refused says why, in the words of the server', async () => {
  server.on(charge, answered({ status: 'failed', next: { action: 'retry' } }));
  server.on(status, answered({ status: 'failed', next: { action: 'retry' }, failure_text: 'Card expired.' }));
  expect(await pay(opened({ action: 'process' }))).toEqual({ end: 'refused', text: 'Card expired.' });
});

test('a charge without an answer may have arrived: the page waits', async () => {
  server.on(charge, { status: 500 });
  expect(await pay(opened({ action: 'process' }))).toEqual({ end: 'waiting', payment: 'p1' });
});

test('a charge that the server refuses to try is a failure', async () => {
  server.on(charge, refused({ code: 'not-found' }));
  expect(await pay(opened({ action: 'process' }))).toMatchObject({ end: 'failed' });
});

test.each<[Submitted, object]>([
  [{ ok: false, reason: 'fields' }, { end: 'fields' }],
  [{ ok: false, reason: 'closed' }, { end: 'closed' }],
  [{ ok: false, reason: 'unavailable' }, { end: 'unavailable' }],
  [
    { ok: false, reason: 'refused', text: 'Too young.' },
    { end: 'refused', text: 'Too young.' },
  ],
])('what the form of the provider says ends the attempt: %o', async (submitted, end) => {
  const form = { ...simpleForm({}), submit: async () => submitted };
  expect(await pay(opened({ action: 'process' }), form)).toEqual(end);
  expect(server.asked).toEqual([]);
});

test('the provider sends people back to this page, which then asks how the payment stands', async () => {
  let returnUrl: string | undefined;
  const form: ProviderForm = {
    ...simpleForm({}),
    submit: async (open) => {
      returnUrl = (await open())?.returnUrl;
      return { ok: false, reason: 'closed' };
    },
  };
  await pay(opened({ action: 'process' }), form);
  expect(returnUrl).toBe(`${location.origin}${location.pathname}?payment=p1`);
});

test.each<[string, object, object]>([
  ['cancelled', { action: 'retry' }, { end: 'cancelled' }],
  ['pending', { action: 'wait' }, { end: 'waiting', payment: 'p1' }],
  ['failed', { action: 'retry' }, { end: 'refused', text: 'Why.' }],
])('a payment that is %s', async (state, next, end) => {
  server.on(status, answered({ status: state, next, failure_text: 'Why.' }));
  expect(await readPayment(item, 'p1')).toEqual(end);
});

test('a consent is shown where it is installed', () => {
  expect(pathOfItem({ type: 'consent', id: 'b', token: null })).toBe('/privacy-consent/install/b');
});
