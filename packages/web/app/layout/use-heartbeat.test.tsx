// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useHealth } from '../health.ts';
import { answeredAtTop, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, pass } from '../testing/in-app.tsx';
import { useHeartbeat } from './use-heartbeat.ts';

// They come late, by the clock of the machine.
await Promise.all([import('../api.ts'), import('../countries.ts')]);

const server = useFakeServer();
let beats = 0;
let status = 200;

beforeEach(() => {
  vi.useFakeTimers();
  beats = 0;
  status = 200;
  server.on('GET /heartbeat', () => {
    beats += 1;
    return { status, body: { success: status === 200 } };
  });
  server.on('GET /public/countries/list', answeredAtTop({ countries: [], tracked_country: 'US' }));
});

function open() {
  return hookInApp(() => {
    useHeartbeat();
    return { ...useHealth(), navigate: useNavigate() };
  }).result;
}

test('each page asks once whether the app is up', async () => {
  const result = open();
  await pass(50);
  expect(beats).toBe(1);
  act(() => void result.current.navigate('/help'));
  await pass(50);
  expect(beats).toBe(2);
  await pass(60_000);
  expect(beats).toBe(2);
});

test('while it is not up it is asked every five seconds, until it is', async () => {
  status = 500;
  const result = open();
  await pass(50);
  expect(result.current.health).toBe('down');
  await pass(5000);
  expect(beats).toBe(2);
  status = 200;
  await pass(5000);
  expect(result.current).toMatchObject({ health: 'up', failures: 0 });
  await pass(60_000);
  expect(beats).toBe(3);
});

test.each(['online', 'offline'])('the browser that goes %s is asked about at once', async (event) => {
  open();
  await pass(50);
  act(() => void window.dispatchEvent(new Event(event)));
  await pass(50);
  expect(beats).toBe(2);
});

test('an unmounted page stops polling', async () => {
  status = 500;
  const { unmount } = hookInApp(useHeartbeat);
  await pass(50);
  unmount();
  await pass(20_000);
  expect(beats).toBe(1);
});
