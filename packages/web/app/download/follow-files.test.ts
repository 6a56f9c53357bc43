// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answered, forbidden, refused, useFakeServer, type Answer } from '../testing/fake-server.ts';
import { hookInApp, pass } from '../testing/in-app.tsx';
import { logInAs, sampleId } from '../testing/samples.ts';
import type { TokenEnd } from '../use-agreement-token.ts';
import { useFiles } from './use-files.ts';
import { useSale } from './use-sale.ts';

const server = useFakeServer();
const details = 'GET /agreement/details/:id';
const publicFiles = 'GET /agreement/public-download-details/:id';
const ownFiles = 'GET /agreement/download-details/:id';
const generate = 'POST /agreement/generate-files';
const sale = 'GET /agreement/sale-details/:id';
const files = (status: string, failed = false) => answered({ status, failed });

beforeEach(() => {
  vi.useFakeTimers();
  server.on(details, answered({ agreement_id: sampleId }));
  server.on(generate, answered({}));
});

function open({ token }: { token: string | null | undefined } = { token: 'proof' }) {
  const settle = vi.fn<(end: TokenEnd) => void>();
  const view = hookInApp((of: { token: string | null | undefined }) => useFiles(sampleId, of.token, settle), {
    props: { token },
  });
  return { ...view, settle };
}

test('files that are there are shown', async () => {
  server.on(publicFiles, files('ready'));
  const { result, settle } = open();
  expect(result.current.progress.phase).toBe('loading');
  await pass(0);
  expect(result.current.progress).toMatchObject({ phase: 'ready', owner: false });
  expect(settle).toHaveBeenCalledWith('opened');
  expect(server.asked.map(({ headers }) => headers.get('x-agreement-token'))).toEqual(['proof', 'proof']);
});

test('files that nobody has asked for yet are made, once, and looked for every two seconds', async () => {
  server.on(publicFiles, files('not-generated'));
  const { result } = open();
  await pass(0);
  expect(result.current.progress.phase).toBe('generating');
  server.on(publicFiles, files('generating'));
  await pass(4000);
  expect(result.current.progress.phase).toBe('generating');
  server.on(publicFiles, files('ready'));
  await pass(2000);
  expect(result.current.progress.phase).toBe('ready');
  expect(server.callsOf(generate).map(({ body }) => body)).toEqual([{ agreement_id: sampleId }]);
});

test('what failed is tried again by a press only', async () => {
  server.on(publicFiles, files('not-generated', true));
  const { result } = open();
  await pass(10_000);
  expect(result.current.progress.phase).toBe('failed');
  expect(server.callsOf(generate)).toEqual([]);
  act(() => result.current.retry());
  await pass(0);
  expect(server.callsOf(generate)).toHaveLength(1);
  server.on(publicFiles, files('ready'));
  await pass(2000);
  expect(result.current.progress.phase).toBe('ready');
});

test('files that are not made although they were asked for have failed', async () => {
  server.on(publicFiles, files('not-generated'));
  const { result } = open();
  await pass(2000);
  expect(result.current.progress.phase).toBe('failed');
});

test('a server that does not begin with them has failed', async () => {
  server.on(publicFiles, files('not-generated'));
  server.on(generate, refused({ code: 'unavailable' }));
  const { result } = open();
  await pass(0);
  expect(result.current.progress.phase).toBe('failed');
});

test('who holds the agreement in the account needs no token', async () => {
  logInAs();
  server.on(ownFiles, files('ready'));
  const { result, settle } = open();
  await pass(0);
  expect(result.current.progress).toMatchObject({ phase: 'ready', owner: true });
  expect(settle).toHaveBeenCalledWith('unneeded');
  expect(server.callsOf(details)[0]?.headers.get('x-agreement-token')).toBeNull();
});

test('an account that does not hold it tries the token', async () => {
  logInAs();
  server.on(details, ({ headers }) =>
    headers.has('x-agreement-token') ? answered({ agreement_id: sampleId }) : forbidden('other-account'),
  );
  server.on(publicFiles, files('ready'));
  const { result, settle } = open();
  await pass(0);
  expect(result.current.progress).toMatchObject({ phase: 'ready', owner: false });
  expect(settle).toHaveBeenCalledWith('opened');
});

test.each<[string, Answer, object, TokenEnd | null]>([
  ['not paid', forbidden('not-paid'), { phase: 'unpaid' }, 'opened'],
  ['held back', forbidden('held-wording'), { phase: 'unpaid' }, 'opened'],
  ['not finished', refused({ code: 'not-finalized' }), { phase: 'unpaid' }, 'opened'],
  ['deleted', refused({ code: 'not-found' }), { phase: 'gone' }, 'useless'],
  ['no address at all', refused({ code: 'wrong-format' }), { phase: 'missing' }, null],
  [
    "somebody else's",
    forbidden('no-access'),
    { phase: 'foreign', why: 'no-access', byLink: true },
    'useless',
  ],
  ['broken', { status: 500 }, { phase: 'problem' }, null],
])('what is %s has its own page', async (_, answer, progress, end) => {
  server.on(details, answer);
  const { result, settle } = open();
  await pass(0);
  expect(result.current.progress).toMatchObject(progress);
  expect(settle.mock.calls.map(([told]) => told)).toEqual(end === null ? [] : [end]);
});

test('a token that opens nothing goes, and what it led to goes on being said', async () => {
  server.on(details, forbidden('no-access'));
  const { result, rerender } = open();
  await pass(0);
  const asked = server.asked.length;
  rerender({ token: null });
  await pass(5000);
  expect(result.current.progress).toMatchObject({ phase: 'foreign', byLink: true });
  expect(server.asked).toHaveLength(asked);
});

test('nothing is asked before the browser has said whether it holds a token', async () => {
  const { rerender } = open({ token: undefined });
  await pass(5000);
  expect(server.asked).toEqual([]);
  server.on(publicFiles, files('ready'));
  rerender({ token: null });
  await pass(0);
  expect(server.callsOf(details)).toHaveLength(1);
});

test('a server that asks for patience is asked again when it says', async () => {
  server.on(details, { status: 429, headers: { 'retry-after': '3' }, body: { success: false } });
  const { result } = open();
  await pass(2999);
  expect(server.callsOf(details)).toHaveLength(1);
  server.on(details, answered({ agreement_id: sampleId }));
  server.on(publicFiles, files('ready'));
  await pass(10);
  expect(result.current.progress.phase).toBe('ready');
});

test('an unmounted page stops polling', async () => {
  server.on(publicFiles, files('generating'));
  const { unmount } = open();
  await pass(0);
  unmount();
  const asked = server.asked.length;
  await pass(20_000);
  expect(server.asked).toHaveLength(asked);
});

function openSale() {
  const onDecided = vi.fn<() => void>();
  return { ...hookInApp(() => useSale(sampleId, 'proof', onDecided)), onDecided };
}

test('a payment that is being decided is asked about until it is', async () => {
  server.on(sale, answered({ payment_pending: true }));
  const { result, onDecided } = openSale();
  await pass(0);
  expect(result.current?.payment_pending).toBe(true);
  await pass(10_000);
  expect(server.asked).toHaveLength(3);
  // A lost answer decides nothing.
  server.on(sale, refused({ code: 'unavailable' }));
  await pass(5000);
  expect(onDecided).not.toHaveBeenCalled();
  server.on(sale, answered({ payment_pending: false }));
  await pass(5000);
  expect(onDecided).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(server.asked).toHaveLength(5);
});

test('what nobody is paying is asked for once, and nothing is told', async () => {
  server.on(sale, answered({ payment_pending: false }));
  const { result, onDecided } = openSale();
  await pass(60_000);
  expect(result.current?.payment_pending).toBe(false);
  expect(server.asked).toHaveLength(1);
  expect(onDecided).not.toHaveBeenCalled();
});
