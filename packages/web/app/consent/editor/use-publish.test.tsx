// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answered, heldAnswer, refused, useFakeServer } from '../../testing/fake-server.ts';
import { hookInApp, settle, words } from '../../testing/in-app.tsx';
import { openConsent } from '../../testing/samples.ts';
import { ConsentContext, type OpenWork } from '../consent-context.ts';
import { usePublish } from './use-publish.ts';

const server = useFakeServer();
const publish = 'POST /privacy-consent/publish/:id';
const discard = 'POST /privacy-consent/discard/:id';
const reload = vi.fn<() => void>();
const onDiscarded = vi.fn<() => void>();
const done = answered({ published_at: '2026-11-20T14:32:00Z', languages: ['en', 'de'] });

beforeEach(() => {
  reload.mockReset();
  onDiscarded.mockReset();
});

function open(work: Partial<OpenWork> = {}) {
  const current = { save: async () => true, forget: async () => undefined, ...work };
  const consent = openConsent({ reload, workRef: { current } });
  return hookInApp(() => usePublish(onDiscarded), {
    around: (children) => <ConsentContext value={consent}>{children}</ConsentContext>,
  }).result;
}

test('what the tab has not sent yet is saved before anything is published', async () => {
  const order: string[] = [];
  server.on(publish, () => {
    order.push('published');
    return done;
  });
  const result = open({
    save: async () => {
      order.push('saved');
      return true;
    },
  });
  await act(() => result.current.publish(false));
  expect(order).toEqual(['saved', 'published']);
  expect(result.current).toMatchObject({ busy: false, refused: null });
  expect(result.current.said).toContain('Deutsch');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(server.asked[0]?.body).toEqual({});
});

test('visitors are asked again where the owner says so', async () => {
  server.on(publish, done);
  const result = open();
  await act(() => result.current.publish(true));
  expect(server.asked[0]?.body).toEqual({ ask_again: true });
});

test('nothing is published while the last change is not on the server', async () => {
  const result = open({ save: async () => false });
  await act(() => result.current.publish(false));
  expect(result.current).toMatchObject({ refused: 'unsaved', said: null });
  expect(server.asked).toEqual([]);
});

test('why the server refuses is told, and the details are read again', async () => {
  server.on(publish, refused({ code: 'contrast-low' }));
  const result = open();
  await act(() => result.current.publish(false));
  expect(result.current.refused).toMatchObject({ reason: 'refused' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a second press while the first is on its way is none', async () => {
  const held = heldAnswer();
  server.on(publish, held.responder);
  const result = open();
  act(() => void result.current.publish(false));
  await settle();
  expect(result.current.busy).toBe(true);
  act(() => void result.current.publish(false));
  held.give(done);
  await settle();
  expect(server.asked).toHaveLength(1);
  expect(result.current.busy).toBe(false);
});

test('what is given up goes here and on the server', async () => {
  const forget = vi.fn<() => Promise<void>>().mockResolvedValue();
  server.on(discard, answered({}));
  const result = open({ forget });
  await act(() => result.current.discard());
  expect(forget).toHaveBeenCalledTimes(1);
  expect(result.current.said).toBe(words('banner-editor.publish.discarded'));
  expect([reload, onDiscarded].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

test('where the server keeps it the page stays', async () => {
  server.on(discard, { status: 500 });
  const result = open();
  await act(() => result.current.discard());
  expect(result.current.refused).toMatchObject({ reason: 'server-error' });
  expect([reload, onDiscarded].map((one) => one.mock.calls.length)).toEqual([0, 0]);
});
