// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answered, heldAnswer, refused, useFakeServer } from '../../testing/fake-server.ts';
import { hookInApp, pass, settle } from '../../testing/in-app.tsx';
import { consentVendor, openConsent } from '../../testing/samples.ts';
import { ConsentContext } from '../consent-context.ts';
import { mostAtOnce, useAddVendors } from './use-add-vendors.ts';
import { useVendors } from './use-vendors.ts';

const server = useFakeServer();
const order = 'PUT /privacy-consent/update-vendors-order/:id';
const toggle = 'PUT /privacy-consent/vendor-toggle/:id';
const addVendors = 'POST /privacy-consent/vendors/:id';
const vendors = ['a', 'b', 'c'].map((id) => consentVendor({ id, name: id }));
const reload = vi.fn<() => void>();
beforeEach(() => reload.mockReset());

function open() {
  const consent = openConsent({ reload });
  return hookInApp(
    () => {
      const board = useVendors(vendors);
      return { ...board, adding: useAddVendors(board.keeper) };
    },
    { around: (children) => <ConsentContext value={consent}>{children}</ConsentContext> },
  );
}

const ids = (view: ReturnType<typeof open>) => view.result.current.state.vendors.map(({ id }) => id).join('');

test('the order is sent once, when nobody moves anything any more', async () => {
  vi.useFakeTimers();
  server.on(order, answered({ vendors }));
  const view = open();
  act(() => view.result.current.keeper.move('c', 1));
  act(() => view.result.current.keeper.move('c', 0));
  expect(ids(view)).toBe('cab');
  await pass(899);
  expect(server.asked).toEqual([]);
  await pass(1);
  expect(server.asked.map(({ body }) => body)).toEqual([{ order: ['c', 'a', 'b'] }]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an order that waits is sent when the page is left', async () => {
  server.on(order, answered({ vendors }));
  const view = open();
  act(() => view.result.current.keeper.move('c', 0));
  view.unmount();
  await waitFor(() => expect(server.asked).toHaveLength(1));
});

test('a rejected toggle reverts', async () => {
  const held = heldAnswer();
  server.on(toggle, held.responder);
  const view = open();
  act(() => void view.result.current.keeper.toggle('b', false));
  expect(view.result.current.state.vendors[1]?.active).toBe(false);
  held.give(refused({ code: 'not-found' }));
  await waitFor(() => expect(view.result.current.state.failure).not.toBeNull());
  expect(view.result.current.state.vendors[1]?.active).toBe(true);
});

test('entries of the catalogue are added with what it says of them', async () => {
  server.on(addVendors, answered({ vendors: [...vendors, consentVendor({ id: 'd' })] }));
  const view = open();
  await act(async () => {
    expect(await view.result.current.adding.add(['google-analytics', 'no such entry'])).toBe(1);
  });
  expect(ids(view)).toBe('abcd');
  expect(server.asked[0]?.body).toMatchObject({ vendors: [{ catalogue_id: 'google-analytics' }] });
});

test('no more are sent than one call takes, and one call at a time', async () => {
  const held = heldAnswer();
  server.on(addVendors, held.responder);
  const view = open();
  const many = Array.from({ length: mostAtOnce + 5 }, () => 'google-analytics');
  let first: Promise<number | null> | undefined;
  act(() => {
    first = view.result.current.adding.add(many);
  });
  expect(view.result.current.adding.busy).toBe(true);
  expect(await view.result.current.adding.add(many)).toBeNull();
  held.give(answered({ vendors }));
  await settle();
  expect(await first).toBe(mostAtOnce);
});

test('why nothing was added is told', async () => {
  server.on(addVendors, refused({ code: 'too-many' }));
  const view = open();
  await act(async () => {
    expect(await view.result.current.adding.add(['google-analytics'])).toBeNull();
  });
  expect(view.result.current.adding).toMatchObject({ busy: false, failure: { reason: 'refused' } });
  expect(ids(view)).toBe('abc');
});
