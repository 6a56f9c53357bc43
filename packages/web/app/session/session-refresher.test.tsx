// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dropSession, readTokens, saveLastPing } from '../stored-session/session-store.ts';
import { answeredAtTop, useFakeServer } from '../testing/fake-server.ts';
import { pass, renderInApp, settle } from '../testing/in-app.tsx';
import { customer, logInAs } from '../testing/samples.ts';
import { addressConfirmed } from './confirmed.ts';
import { SessionRefresher } from './session-refresher.tsx';

const server = useFakeServer();
const ping = 'GET /customer/ping';
const renewed = answeredAtTop({ customer, token: 't2', refresh_token: 'r2' });

function setVisibility(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
}
afterEach(() => setVisibility('visible'));

function open() {
  return renderInApp(<SessionRefresher />);
}

test('a session is checked when the page opens, and renewed with that', async () => {
  logInAs();
  server.on(ping, renewed);
  open();
  await waitFor(() => expect(readTokens()?.token).toBe('t2'));
});

test('nobody is checked who is not logged in', async () => {
  open();
  await settle();
  expect(server.asked).toEqual([]);
});

test('a check that was made just now by another tab is not repeated', async () => {
  logInAs();
  saveLastPing(Date.now());
  open();
  await settle();
  expect(server.asked).toEqual([]);
});

test('it is checked again every quarter of an hour, and when the tab wakes up', async () => {
  vi.useFakeTimers();
  logInAs();
  server.on(ping, renewed);
  open();
  await pass(10);
  expect(server.asked).toHaveLength(1);
  await pass(15 * 60_000);
  expect(server.asked).toHaveLength(2);
  await pass(60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(10);
  expect(server.asked).toHaveLength(3);
});

test('a tab that nobody sees asks nothing', async () => {
  setVisibility('hidden');
  logInAs();
  open();
  await settle();
  expect(server.asked).toEqual([]);
});

test('a check without an answer is told to the person and to the operator', async () => {
  logInAs();
  server.on(ping, { status: 500 });
  server.on('POST /public/client-log', answeredAtTop({}));
  const { container } = open();
  await waitFor(() => expect(container.textContent).not.toBe(''));
  await waitFor(() => expect(server.callsOf('POST /public/client-log')).toHaveLength(1));
  expect(server.callsOf('POST /public/client-log')[0]?.body).toEqual({
    event: 'call-failed',
    where: 'ping',
    code: 'no-answer',
  });
  expect(readTokens()?.token).toBe('t1');
});

test('a session that the server ended is said; one that the person left is not', async () => {
  logInAs();
  saveLastPing(Date.now());
  const { container } = open();
  await settle();
  act(() => dropSession('ended'));
  await waitFor(() => expect(container.textContent).not.toBe(''));
  act(() => void logInAs());
  await waitFor(() => expect(container.textContent).toBe(''));
  act(() => dropSession('left'));
  await settle();
  expect(container.textContent).toBe('');
});

test('an address that was confirmed is said on the page after it', async () => {
  const { container } = open();
  await settle();
  act(() => void window.dispatchEvent(new Event(addressConfirmed)));
  await waitFor(() => expect(container.textContent).not.toBe(''));
  expect(screen.queryAllByRole('status').length + screen.queryAllByRole('alert').length).toBeGreaterThan(0);
});
