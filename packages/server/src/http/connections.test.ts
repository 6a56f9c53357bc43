import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { defaultTimeouts } from './build-server.ts';
import { testServer, type TestServer } from './testing/test-server.ts';

const timeouts = { headers: 300, request: 700, check: 100, silence: 1000 };

/** Sends raw bytes and resolves with everything that comes back until the server closes. */
async function converse(server: TestServer, send: (write: (text: string) => void) => void): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<string>();
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => {});
  socket.on('close', () => resolve(received));
  send((text) => socket.write(text));
  return promise;
}

const open = ({ app }: TestServer): Promise<number> =>
  promisify(app.server.getConnections.bind(app.server))();

async function listening(): Promise<TestServer> {
  const server = await testServer({ timeouts });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

test('a head that trickles in is cut off, and the server stays free', async () => {
  await using server = await listening();
  const answer = await converse(server, (write) => {
    write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
    const drip = setInterval(() => write('a: b\r\n'), 50);
    globalThis.setTimeout(() => clearInterval(drip), 2000).unref();
  });
  expect(answer).toContain('408 Request Timeout');
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('a body that never ends is cut off', async () => {
  await using server = await listening();
  const answer = await converse(server, (write) =>
    write(
      'POST /api/v1/probe/1 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    ),
  );
  expect(answer).toContain('408 Request Timeout');
});

const head = 'POST /api/v1/probe/1 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
test.each([
  ['both a length and chunks', `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['two lengths', `${head}content-length: 5\r\ncontent-length: 6\r\n\r\nhello`],
  ['a coding hidden in odd spelling', `${head}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: x\r\nHOST: y\r\n\r\n'],
  ['the same host twice', 'GET /nowhere HTTP/1.1\r\nhost: x\r\nhost: x\r\n\r\n'],
  ['a head of 32 kB', `${head}x: ${'a'.repeat(32_768)}\r\n\r\n`],
])('%s: refused and closed', async (_, raw) => {
  await using server = await listening();
  expect(await converse(server, (write) => write(raw))).toMatch(/^HTTP\/1\.1 400 /);
});

test('who asks for much and reads nothing is cut off, and the memory is free again', async () => {
  const large = 'x'.repeat(20_000_000);
  await using server = await testServer({
    timeouts,
    addRoutes: (app) => {
      app.get('/large', { config: { documentClass: 'file' } }, async (_, reply) => reply.send(large));
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
  const [held] = (await once(server.app.server, 'connection')) as [Socket];
  await once(held, 'close');
  expect(await open(server)).toBe(0);
  socket.destroy();
  // Who reads on, however slowly, is served to the end.
  const slow = connect(port, '127.0.0.1');
  slow.write('GET /large HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let received = 0;
  for await (const chunk of slow) {
    received += (chunk as Buffer).length;
    if (received < 2_000_000) await setTimeout(20);
  }
  expect(received).toBeGreaterThan(large.length);
});

test('of answers to requests that come in one piece one waits at a time', async () => {
  const large = Buffer.alloc(1_000_000);
  let begun = 0;
  await using server = await testServer({
    timeouts,
    addRoutes: (app) => {
      app.get('/large', { config: { documentClass: 'file' } }, async (_, reply) => {
        begun += 1;
        return reply.send(large);
      });
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const request = 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n';
  const reading = connect(port, '127.0.0.1').on('error', () => {});
  reading.pause();
  reading.write(request.repeat(50));
  await expect.poll(() => open(server)).toBe(1);
  await setTimeout(300);
  // What the kernels of both sides hold is some megabytes; the rest is not begun before somebody reads.
  expect(begun).toBeLessThan(20);
  let received = 0;
  reading.on('data', (chunk) => (received += chunk.length)).resume();
  await expect.poll(() => received, { timeout: 10_000 }).toBeGreaterThan(50 * large.length);
  expect(begun).toBe(50);
  reading.destroy();
  // Who sends hundreds ahead is cut off.
  const greedy = await converse(server, (write) => write(request.repeat(300)));
  expect(greedy.length).toBeLessThan(200 * large.length);
});

test('five hundred connections that say nothing are closed, and others are served meanwhile', async () => {
  await using server = await listening();
  const { port } = server.app.server.address() as AddressInfo;
  const silent = Array.from({ length: 500 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  const closed = Promise.all(silent.map((socket) => once(socket.resume(), 'close')));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await closed;
  await expect.poll(() => open(server)).toBeLessThanOrEqual(1);
});

test('requests that come in one piece are answered in their order', async () => {
  await using server = await listening();
  const paths = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? '/healthz' : '/api/v1/gone'));
  const answer = await converse(server, (write) => {
    const last = paths.length - 1;
    const request = (path: string, index: number) =>
      `GET ${path} HTTP/1.1\r\nhost: x\r\n${index === last ? 'connection: close\r\n' : ''}\r\n`;
    write(paths.map(request).join(''));
  });
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, status]) => status);
  expect(statuses).toEqual(paths.map((path) => (path === '/healthz' ? '200' : '404')));
});

test('the limits in force are those of the decision: 5 s, 15 s, a minute, looked at each second, 2000 connections', async () => {
  await using server = await testServer();
  expect(defaultTimeouts).toEqual({ headers: 5000, request: 15_000, check: 1000, silence: 60_000 });
  const { headersTimeout, requestTimeout, maxConnections, timeout } = server.app.server;
  expect({ headersTimeout, requestTimeout, maxConnections, timeout }).toEqual({
    headersTimeout: 5000,
    requestTimeout: 15_000,
    maxConnections: 2000,
    timeout: 60_000,
  });
});
