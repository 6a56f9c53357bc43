// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, heldAnswer, refused, useFakeServer } from '../../testing/fake-server.ts';
import { hookInApp, settle } from '../../testing/in-app.tsx';
import { openConsent } from '../../testing/samples.ts';
import { ConsentContext } from '../consent-context.ts';
import { noFilters } from './log-choice.ts';
import { useExport } from './use-export.ts';

const server = useFakeServer();
const make = 'POST /privacy-consent/logs/export/:id';
const file = 'GET /files/log.csv';
const made = (records: number) => answered({ url: '/api/v1/files/log.csv', records, file_name: 'log.csv' });

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => vi.restoreAllMocks());

function open(filters = noFilters) {
  return hookInApp(() => useExport('last-month', filters), {
    around: (children) => <ConsentContext value={openConsent()}>{children}</ConsentContext>,
  });
}

function lines(count: number): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('a line\n'.repeat(count)));
      controller.close();
    },
  });
}

test('the file is made with what is chosen, loaded and saved under its name', async () => {
  server.on(make, made(2));
  server.on(file, { headers: { 'content-type': 'text/csv' }, body: lines(2) });
  const { result } = open({ ...noFilters, country: 'DE' });
  expect(result.current.state.is).toBe('idle');
  await act(() => result.current.begin('csv'));
  expect(server.asked[0]?.body).toEqual({ country: 'DE', period: 'last-month', format: 'csv' });
  expect(result.current.state).toMatchObject({
    is: 'done',
    by: 'page',
    file: { name: 'log.csv', records: 2 },
  });
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatch(/^log\.csv blob:/);
});

test('a file that is too large for the memory of a page is left to the browser', async () => {
  server.on(make, made(500_001));
  const { result } = open();
  await act(() => result.current.begin('csv'));
  expect(result.current.state).toMatchObject({ is: 'done', by: 'browser' });
  expect(saved[0]).toContain('/api/v1/files/log.csv');
  expect(server.callsOf(file)).toEqual([]);
});

test('why no file was made is told', async () => {
  server.on(make, refused({ code: 'not-found' }));
  const { result } = open();
  await act(() => result.current.begin('json'));
  expect(result.current.state).toMatchObject({ is: 'failed', file: null, failure: { reason: 'refused' } });
});

test('a file that does not arrive can still be had from where it lies', async () => {
  server.on(make, made(2));
  server.on(file, { status: 500 });
  const { result } = open();
  await act(() => result.current.begin('csv'));
  expect(result.current.state).toMatchObject({ is: 'failed', failure: null, file: { records: 2 } });
  expect(saved).toEqual([]);
});

test('who stops it hears nothing of it any more', async () => {
  const held = heldAnswer();
  server.on(make, held.responder);
  const { result } = open();
  act(() => void result.current.begin('csv'));
  await waitFor(() => expect(result.current.state.is).toBe('asking'));
  act(() => result.current.stop());
  held.give(made(2));
  await settle();
  expect(result.current.state.is).toBe('idle');
  expect(saved).toEqual([]);
});

test('a page that is left saves nothing', async () => {
  const held = heldAnswer();
  server.on(make, made(1));
  server.on(file, held.responder);
  const { result, unmount } = open();
  act(() => void result.current.begin('csv'));
  await waitFor(() => expect(result.current.state.is).toBe('loading'));
  unmount();
  held.give({ body: lines(1) });
  await settle();
  expect(saved).toEqual([]);
});
