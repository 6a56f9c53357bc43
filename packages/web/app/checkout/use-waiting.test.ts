// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { answered, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, pass } from '../testing/in-app.tsx';
import { sampleId } from '../testing/samples.ts';
import type { PaymentEnd } from './run-payment.ts';
import { useWaiting } from './use-waiting.ts';

const server = useFakeServer();
const status = 'GET /transaction/status/:id';
const item = { type: 'agreement', id: sampleId, token: null } as const;
const waits = answered({ status: 'pending', next: { action: 'wait' }, failure_text: null });
const paid = answered({
  status: 'paid',
  next: { action: 'done', path: `/download/${sampleId}` },
  failure_text: null,
});

beforeEach(() => {
  vi.useFakeTimers();
});

function waitFor(payment: string | null) {
  const onEnd = vi.fn<(end: PaymentEnd) => void>();
  const view = hookInApp((of: string | null) => useWaiting(item, of, onEnd), { props: payment });
  return { ...view, onEnd };
}

test('a payment is asked for every two seconds until it is decided', async () => {
  server.on(status, waits);
  const { onEnd } = waitFor('p1');
  await pass(4000);
  expect(server.asked).toHaveLength(3);
  server.on(status, paid);
  await pass(2000);
  expect(onEnd.mock.calls).toEqual([[{ end: 'done', path: `/download/${sampleId}?paid=p1` }]]);
  await pass(60_000);
  expect(server.asked).toHaveLength(4);
});

test('after a minute it is late, and asked for four times a minute', async () => {
  server.on(status, waits);
  const { result } = waitFor('p1');
  await pass(56_000);
  expect(result.current.late).toBe(false);
  await pass(4000);
  expect(result.current.late).toBe(true);
  const before = server.asked.length;
  await pass(60_000);
  expect(server.asked.length - before).toBe(4);
});

test('a server that gives no answer decides nothing', async () => {
  server.on(status, { status: 500 });
  const { onEnd } = waitFor('p1');
  await pass(0);
  server.on(status, paid);
  await pass(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(onEnd.mock.calls[0]?.[0].end).toBe('done');
});

test('a refusal is an end', async () => {
  server.on(status, answered({ status: 'failed', next: { action: 'retry' }, failure_text: 'Declined.' }));
  const { onEnd } = waitFor('p1');
  await pass(0);
  expect(onEnd.mock.calls).toEqual([[{ end: 'refused', text: 'Declined.' }]]);
});

test('without a payment nothing is asked, and a page that is left hears nothing', async () => {
  server.on(status, waits);
  const { rerender, unmount, onEnd, result } = waitFor(null);
  await pass(5000);
  expect(server.asked).toEqual([]);
  expect(result.current.late).toBe(false);
  rerender('p1');
  await pass(0);
  unmount();
  server.on(status, paid);
  await pass(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});
