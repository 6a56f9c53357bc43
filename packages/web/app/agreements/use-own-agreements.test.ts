// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answered, heldAnswer, refused, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp } from '../testing/in-app.tsx';
import { listedAgreement, logInAs } from '../testing/samples.ts';
import { useOwnAgreements } from './use-own-agreements.ts';

const server = useFakeServer();
const finished = 'GET /customer/agreements/all';
const query = (page: string) => ({ page, per_page: '20' });

beforeEach(() => void logInAs());

function list(page = '1') {
  return hookInApp((asked: string) => useOwnAgreements('finished', query(asked)), { props: page });
}

test('the finished ones are asked for by page', async () => {
  server.on(finished, answered({ agreements: [listedAgreement()], total: 41 }));
  const { result } = list();
  expect(result.current).toMatchObject({ page: null, asking: true });
  await waitFor(() => expect(result.current.page?.total).toBe(41));
  expect(server.asked[0]?.what).toBe(`${finished}?page=1&per_page=20&status=finalized`);
});

test('the unfinished ones are a list of their own', async () => {
  server.on('GET /customer/agreements/unpaid', answered({ agreements: [], total: 0 }));
  const { result } = hookInApp(() => useOwnAgreements('unfinished', query('1')));
  await waitFor(() => expect(result.current.page?.total).toBe(0));
});

test('the page before stands until the next one is there', async () => {
  server.on(finished, answered({ agreements: [], total: 1 }));
  const { result, rerender } = list();
  await waitFor(() => expect(result.current.asking).toBe(false));
  const held = heldAnswer();
  server.on(finished, held.responder);
  rerender('2');
  expect(result.current).toMatchObject({ asking: true, page: { total: 1 } });
  held.give(answered({ agreements: [], total: 2 }));
  await waitFor(() => expect(result.current.page?.total).toBe(2));
});

test('the same page rendered anew is asked for once', async () => {
  server.on(finished, answered({ agreements: [], total: 1 }));
  const { result, rerender } = list();
  await waitFor(() => expect(result.current.asking).toBe(false));
  rerender('1');
  expect(result.current.asking).toBe(false);
  expect(server.asked).toHaveLength(1);
});

test('a page that cannot be had is told, and can be asked for again', async () => {
  server.on(finished, { status: 500 });
  const { result } = list();
  await waitFor(() => expect(result.current.failure?.reason).toBe('server-error'));
  expect(result.current.page).toBeNull();
  server.on(finished, answered({ agreements: [], total: 3 }));
  act(() => result.current.again());
  await waitFor(() => expect(result.current).toMatchObject({ failure: null, page: { total: 3 } }));
});

test('after a page that was there a failure takes its place', async () => {
  server.on(finished, answered({ agreements: [], total: 1 }));
  const { result, rerender } = list();
  await waitFor(() => expect(result.current.page).not.toBeNull());
  server.on(finished, { status: 429, headers: { 'retry-after': '9' }, body: refused({ code: 'busy' }).body });
  rerender('2');
  await waitFor(() => expect(result.current.failure?.reason).toBe('limited'));
  expect(result.current.page).toBeNull();
});
