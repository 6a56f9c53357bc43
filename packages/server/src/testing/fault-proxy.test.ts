import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultProxy } from './fault-proxy.ts';

const echo = createServer((socket) => {
  socket.on('error', () => {});
  socket.pipe(socket);
});
let target = { host: '127.0.0.1', port: 0 };

beforeAll(async () => {
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const address = echo.address();
  if (address !== null && typeof address === 'object') target = { host: '127.0.0.1', port: address.port };
});
afterAll(() => {
  echo.close();
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function answer(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [chunk] = await once(socket, 'data');
  return String(chunk);
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

test('passes data both ways', async () => {
  await using proxy = await startFaultProxy(target);
  const socket = await open(proxy.port);
  expect(await answer(socket, 'hello')).toBe('hello');
});

test('blackhole keeps the connection open and passes nothing', async () => {
  await using proxy = await startFaultProxy(target);
  const socket = await open(proxy.port);
  proxy.set({ kind: 'blackhole' });
  const heard = await Promise.race([answer(socket, 'hello'), sleep(200, 'silence')]);
  expect(heard).toBe('silence');
  expect(socket.destroyed).toBe(false);
});

test('latency delays every chunk in each direction', async () => {
  await using proxy = await startFaultProxy(target);
  const socket = await open(proxy.port);
  proxy.set({ kind: 'latency', milliseconds: 150 });
  const pending = answer(socket, 'hello');
  expect(await Promise.race([pending, sleep(200, 'not yet')])).toBe('not yet');
  expect(await pending).toBe('hello');
});

test('reset ends open and new connections with an error', async () => {
  await using proxy = await startFaultProxy(target);
  const socket = await open(proxy.port);
  expect(await answer(socket, 'hello')).toBe('hello');
  const failed = once(socket, 'error');
  proxy.set({ kind: 'reset' });
  expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
});

test('refuse closes open connections and new ones', async () => {
  await using proxy = await startFaultProxy(target);
  const socket = await open(proxy.port);
  proxy.set({ kind: 'refuse' });
  await closed(socket);
  await closed(await open(proxy.port));
});

test('cut resets after the given number of response bytes', async () => {
  await using proxy = await startFaultProxy(target);
  proxy.set({ kind: 'cut', bytes: 3 });
  const socket = await open(proxy.port);
  const end = closed(socket);
  expect(await answer(socket, 'hello')).toBe('hel');
  await end;
});

test('retargeting ends open connections and forwards new ones there', async () => {
  const other = createServer((socket) => socket.end('other'));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  await using proxy = await startFaultProxy(target);
  const socket = await open(proxy.port);
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  proxy.aim({ host: '127.0.0.1', port: address.port });
  await closed(socket);
  expect(await answer(await open(proxy.port), 'hello')).toBe('other');
  other.close();
});
