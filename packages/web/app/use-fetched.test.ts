// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { send } from './api.ts';
import { calls } from './calls.ts';
import { reportHealth } from './health.ts';
import type { Outcome } from './outcome.ts';
import { answered, heldAnswer, refused, useFakeServer } from './testing/fake-server.ts';
import { hookInApp, pass, settle, takeReported } from './testing/in-app.tsx';
import { useFetched } from './use-fetched.ts';

const server = useFakeServer();
const list = 'GET /customer/agreements/unpaid';

/** The same question for the same page, as a caller has to give it. */
const asks = new Map<string, (signal: AbortSignal) => Promise<Outcome<unknown>>>();
function askPage(page: string) {
  const ask =
    asks.get(page) ??
    ((signal: AbortSignal) => send(calls.unpaidAgreements, { query: { page, per_page: '10' }, signal }));
  asks.set(page, ask);
  return ask;
}

test('there is no data until the response arrives', async () => {
  const held = heldAnswer();
  server.on(list, held.responder);
  const { result } = hookInApp(() => useFetched(askPage('1')));
  expect(result.current).toMatchObject({ outcome: null, data: null, asking: true, failures: 0 });
  held.give(answered({ total: 3 }));
  await waitFor(() => expect(result.current.asking).toBe(false));
  expect(result.current).toMatchObject({ outcome: { ok: true, data: { total: 3 } }, data: { total: 3 } });
});

test('loaded data stays during a reload or another request', async () => {
  server.on(list, answered({ total: 1 }));
  const { result, rerender } = hookInApp((page: string) => useFetched(askPage(page)), { props: '1' });
  await waitFor(() => expect(result.current.data).toEqual({ total: 1 }));

  const held = heldAnswer();
  server.on(list, held.responder);
  act(() => result.current.again());
  expect(result.current).toMatchObject({ asking: true, data: { total: 1 } });
  rerender('2');
  expect(result.current).toMatchObject({ asking: true, outcome: { ok: true, data: { total: 1 } } });
  held.give(answered({ total: 2 }));
  await waitFor(() => expect(result.current).toMatchObject({ asking: false, data: { total: 2 } }));
  expect(server.asked.map(({ what }) => what.at(-1))).toHaveLength(3);
});

test('drops a response superseded by another request', async () => {
  const slow = heldAnswer();
  server.on(list, ({ what }) => (what.includes('page=1&') ? slow.responder() : answered({ total: 2 })));
  const { result, rerender } = hookInApp((page: string) => useFetched(askPage(page)), { props: '1' });
  rerender('2');
  await waitFor(() => expect(result.current.data).toEqual({ total: 2 }));
  slow.give(answered({ total: 1 }));
  await settle();
  expect(result.current.data).toEqual({ total: 2 });
});

test('an unmounted page receives and reports nothing', async () => {
  const held = heldAnswer();
  server.on(list, held.responder);
  const { unmount } = hookInApp(() => useFetched(askPage('1')));
  await settle();
  unmount();
  held.give(answered({ total: 1 }));
  await settle();
  expect(takeReported()).toEqual([]);
});

test('a failure is returned with the previous data, and counted until a success', async () => {
  server.on(list, answered({ total: 1 }));
  const { result } = hookInApp(() => useFetched(askPage('1')));
  await waitFor(() => expect(result.current.data).not.toBeNull());
  server.on(list, refused({ code: 'not-found' }));
  act(() => result.current.again());
  await waitFor(() => expect(result.current.failures).toBe(1));
  act(() => result.current.again());
  await waitFor(() => expect(result.current.failures).toBe(2));
  expect(result.current).toMatchObject({ outcome: { ok: false, reason: 'refused' }, data: { total: 1 } });
  server.on(list, answered({ total: 4 }));
  act(() => result.current.again());
  await waitFor(() => expect(result.current).toMatchObject({ failures: 0, data: { total: 4 } }));
});

test('retries failed requests when the service is back, not successful ones', async () => {
  server.cut();
  const failed = hookInApp(() => useFetched(askPage('1')));
  await waitFor(() => expect(failed.result.current.outcome?.ok).toBe(false));
  const before = server.asked.length;
  act(() => reportHealth('down'));
  act(() => reportHealth('up'));
  await waitFor(() => expect(server.asked.length).toBe(before + 1));
});

test('keeps loaded data after an outage', async () => {
  server.on(list, answered({ total: 1 }));
  const { result } = hookInApp(() => useFetched(askPage('1')));
  await waitFor(() => expect(result.current.data).not.toBeNull());
  act(() => reportHealth('down'));
  act(() => reportHealth('up'));
  await settle();
  expect(server.asked).toHaveLength(1);
});

test('a null request sends nothing and is not pending', async () => {
  const { result, rerender } = hookInApp(
    (page: string | null) => useFetched(page === null ? null : askPage(page)),
    {
      props: null as string | null,
    },
  );
  await settle();
  expect(result.current).toMatchObject({ outcome: null, asking: false });
  expect(server.asked).toEqual([]);
  server.on(list, answered({ total: 1 }));
  rerender('1');
  expect(result.current.asking).toBe(true);
  await waitFor(() => expect(result.current.data).toEqual({ total: 1 }));
  rerender(null);
  expect(result.current).toMatchObject({ asking: false, data: { total: 1 } });
});

test('debounces requests while typing', async () => {
  vi.useFakeTimers();
  server.on(list, answered({ total: 1 }));
  const { rerender } = hookInApp((page: string) => useFetched(askPage(page), { afterMs: 300 }), {
    props: '1',
  });
  await pass(299);
  rerender('2');
  await pass(299);
  expect(server.asked).toEqual([]);
  await pass(1);
  expect(server.asked.map(({ what }) => what)).toEqual([`${list}?page=2&per_page=10`]);
});

test('polls for as long as requested', async () => {
  vi.useFakeTimers();
  let pending = true;
  server.on(list, () => answered({ pending }));
  const repeat = ({ data }: { data: unknown }) =>
    typeof data === 'object' && data !== null && 'pending' in data && data.pending ? 1000 : null;
  const { result, unmount } = hookInApp(() => useFetched(askPage('1'), { repeat }));
  await pass(0);
  expect(server.asked).toHaveLength(1);
  await pass(1000);
  expect(server.asked).toHaveLength(2);
  // A failure in between ends nothing: what is known last still waits.
  server.on(list, refused({ code: 'unavailable' }));
  await pass(1000);
  expect(server.asked).toHaveLength(3);
  pending = false;
  server.on(list, () => answered({ pending }));
  await pass(1000);
  expect(result.current.data).toEqual({ pending: false });
  await pass(10_000);
  expect(server.asked).toHaveLength(4);
  unmount();
});

test('an unmounted page stops polling', async () => {
  vi.useFakeTimers();
  server.on(list, answered({}));
  const { unmount } = hookInApp(() => useFetched(askPage('1'), { repeat: () => 1000 }));
  await pass(0);
  unmount();
  await pass(5000);
  expect(server.asked).toHaveLength(1);
});

test('reports an error thrown by the request itself', async () => {
  const broken = async (): Promise<Outcome<never>> => {
    throw new Error('no such chunk');
  };
  hookInApp(() => useFetched(broken));
  await settle();
  expect(takeReported()).toEqual([new Error('no such chunk')]);
});
