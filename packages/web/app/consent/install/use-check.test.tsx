// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answered, heldAnswer, refused, useFakeServer } from '../../testing/fake-server.ts';
import { hookInApp, words } from '../../testing/in-app.tsx';
import { consentVendor, openConsent } from '../../testing/samples.ts';
import { ConsentContext } from '../consent-context.ts';
import { useCheck } from './use-check.ts';

const server = useFakeServer();
const look = 'POST /privacy-consent/check-install/:id';
const vendors = 'GET /privacy-consent/vendors/:id';
const add = 'POST /privacy-consent/vendors/:id';
const finding = (catalogue_id: string | null) => ({ catalogue_id, is: 'vendor' });
const reload = vi.fn<() => void>();
beforeEach(() => reload.mockReset());

function check() {
  return hookInApp(useCheck, {
    around: (children) => <ConsentContext value={openConsent({ reload })}>{children}</ConsentContext>,
  }).result;
}

test.each([
  ['', {}],
  ['/', {}],
  [' cart ', { path: '/cart' }],
  ['/cart?x=1', { path: '/cart?x=1' }],
])('the page "%s" is looked at', async (path, body) => {
  server.on(look, answered({ findings: [] }));
  const result = check();
  act(() => result.current.run(path));
  await waitFor(() => expect(result.current.result).not.toBeNull());
  expect(server.asked.map((one) => one.body)).toEqual([body]);
  expect(result.current.said).toBe(words('install.check.done', { count: 0 }));
  expect(result.current.own).toBeNull();
});

test('what the banner has already is told apart from what it lacks', async () => {
  server.on(look, answered({ findings: [finding('matomo'), finding(null)] }));
  server.on(vendors, answered({ vendors: [consentVendor(), consentVendor({ catalogue_id: null })] }));
  const result = check();
  act(() => result.current.run('/'));
  await waitFor(() => expect(result.current.own).toEqual(new Set(['matomo'])));
});

test('a vendor that was found is added, said, and the banner is read again', async () => {
  server.on(add, answered({ vendors: [consentVendor({ catalogue_id: 'google-analytics' })] }));
  const result = check();
  act(() => result.current.add('google-analytics'));
  await waitFor(() => expect(result.current.own).toEqual(new Set(['google-analytics'])));
  expect(result.current.said).not.toBe('');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an entry that the catalogue does not have is passed over', async () => {
  const result = check();
  act(() => result.current.add('no such entry'));
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(server.asked).toEqual([]);
});

test.each([
  ['look', look],
  ['adding', add],
])('why a %s failed is told', async (what, call) => {
  server.on(call, refused({ code: 'unavailable', value: 'The page did not answer.' }));
  const result = check();
  act(() => (what === 'look' ? result.current.run('/') : result.current.add('google-analytics')));
  await waitFor(() => expect(result.current.failure).toBe('The page did not answer.'));
  expect(result.current).toMatchObject({ busy: false, said: '' });
});

test('one thing is done at a time', async () => {
  const held = heldAnswer();
  server.on(look, held.responder);
  const result = check();
  act(() => result.current.run('/'));
  await waitFor(() => expect(result.current.busy).toBe(true));
  act(() => result.current.run('/cart'));
  held.give(answered({ findings: [] }));
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(server.asked).toHaveLength(1);
});
