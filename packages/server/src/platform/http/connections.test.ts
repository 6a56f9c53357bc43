import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { defaultTimeouts, maxPerAddress } from './bounded-server.ts';
import { buildHealthServer } from './build-health-server.ts';
import { createLog } from './log.ts';
import { maxPipelined } from './limit-pipelining.ts';
import { type TestOptions, testServer, type TestServer } from './testing/test-server.ts';

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

async function listening(config: TestOptions['config'] = {}): Promise<TestServer> {
  const server = await testServer({ timeouts, config });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

test('cuts off slow request heads and stays responsive', async () => {
  await using server = await listening();
  const answer = await converse(server, (write) => {
    write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
    const drip = setInterval(() => write('a: b\r\n'), 50);
    globalThis.setTimeout(() => clearInterval(drip), 2000).unref();
  });
  expect(answer).toContain('408 Request Timeout');
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('cuts off a body that never ends', async () => {
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
])('%s: rejected and closed', async (_, raw) => {
  // As a proxy would pass it on: from anybody else some of it is refused before, by its chunks.
  await using server = await listening({ trustProxy: ['127.0.0.1'] });
  expect(await converse(server, (write) => write(raw))).toMatch(/^HTTP\/1\.1 400 /);
  await using open = await listening();
  expect(await converse(open, (write) => write(raw))).toMatch(/^HTTP\/1\.1 4(00|11) /);
});

const chunked = `${head}transfer-encoding: chunked\r\n\r\n`;

test('a chunked body is rejected before reading, except one forwarded by a proxy', async () => {
  await using server = await listening();
  let read = 0;
  server.app.server.on('request', () => (read += 1));
  const refused = await converse(server, (write) => write(chunked + '1\r\na\r\n'.repeat(10_000)));
  expect(refused).toBe('HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  expect(read).toBe(0);
  // After an answer on the same connection too; before one it would be taken for it.
  const health = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
  const second = await converse(server, (write) => {
    write(health);
    globalThis.setTimeout(() => write(chunked), 200);
  });
  expect(second).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*HTTP\/1\.1 411 Length Required/u);
  expect(await converse(server, (write) => write(health + chunked))).not.toContain('411');
  await using behind = await listening({ trustProxy: ['127.0.0.1'] });
  const body = '9\r\n{"body":1\r\n1\r\n}\r\n0\r\n\r\n';
  const passedOn = await converse(behind, (write) => {
    write(chunked.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n') + body);
  });
  expect(passedOn).toContain('unknown-field');
});

// What Node kept back of a head nothing of ours could judge.
test('content behind very many headers is not overlooked', async () => {
  await using server = await listening({ trustProxy: ['127.0.0.1'] });
  const many = `GET /healthz HTTP/1.1\r\nhost: x\r\n${'a:\r\n'.repeat(3000)}`;
  const chunkedBehind = `${many.replace('GET', 'POST')}transfer-encoding: chunked\r\n\r\n`;
  for (const raw of [`${many}host: y\r\n\r\n`, `${chunkedBehind}1\r\na\r\n0\r\n\r\n`])
    expect(await converse(server, (write) => write(raw))).toMatch(/^HTTP\/1\.1 400 /u);
});

test('cuts off clients that do not read their answers and frees the memory', async () => {
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

test('buffers one answer at a time for pipelined requests', async () => {
  const large = Buffer.alloc(1_000_000);
  const asked = maxPipelined + 1;
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
  reading.write(request.repeat(asked));
  await expect.poll(() => open(server)).toBe(1);
  await setTimeout(300);
  // What the kernels of both sides hold is some megabytes; the rest is not begun before somebody reads.
  expect(begun).toBeLessThan(asked / 2);
  let received = 0;
  reading.on('data', (chunk) => (received += chunk.length)).resume();
  await expect.poll(() => received, { timeout: 10_000 }).toBeGreaterThan(asked * large.length);
  expect(begun).toBe(asked);
  reading.destroy();
  // Who sends more ahead is cut off, and of the rest of the piece nothing is begun.
  const greedy = await converse(server, (write) => write(request.repeat(300)));
  expect(greedy.length).toBeLessThan(asked * large.length);
  expect(begun).toBeLessThan(2 * asked);
});

test('reads no more of thousands of pipelined requests than may wait', async () => {
  await using server = await listening();
  let read = 0;
  server.app.server.on('request', () => (read += 1));
  const answer = await converse(server, (write) =>
    write('GET /healthz HTTP/1.1\r\nhost:x\r\n\r\n'.repeat(10_000)),
  );
  expect(answer).not.toContain('400');
  expect(read).toBeLessThanOrEqual(maxPipelined + 3);
});

test('closes 500 silent connections while serving others', async () => {
  // A proxy's, of which there may be so many.
  await using server = await listening({ trustProxy: ['127.0.0.1'] });
  const { port } = server.app.server.address() as AddressInfo;
  const silent = Array.from({ length: 500 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  const closed = Promise.all(silent.map((socket) => once(socket.resume(), 'close')));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await closed;
  await expect.poll(() => open(server)).toBeLessThanOrEqual(1);
});

test('answers pipelined requests in order', async () => {
  await using server = await listening();
  const paths = Array.from({ length: maxPipelined + 1 }, (_, index) =>
    index % 2 === 0 ? '/healthz' : '/api/v1/gone',
  );
  const answer = await converse(server, (write) => {
    const last = paths.length - 1;
    const request = (path: string, index: number) =>
      `GET ${path} HTTP/1.1\r\nhost: x\r\n${index === last ? 'connection: close\r\n' : ''}\r\n`;
    write(paths.map(request).join(''));
  });
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, status]) => status);
  expect(statuses).toEqual(paths.map((path) => (path === '/healthz' ? '200' : '404')));
});

/** How many of as many connections more than one address may have are open after all were made. */
async function openOf(app: TestServer['app'], more: number): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const sockets = Array.from({ length: maxPerAddress + more }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  await Promise.all(sockets.map((socket) => once(socket.resume(), 'connect')));
  await expect
    .poll(() => promisify(app.server.getConnections.bind(app.server))())
    .toBeLessThanOrEqual(maxPerAddress + more);
  await setTimeout(200);
  const left = sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded).length;
  // Somebody else is served; what is not Linux has no second address of its own to come from.
  if (process.platform === 'linux') {
    const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    other.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(String(await once(other, 'data'))).toContain('200 OK');
  }
  for (const socket of sockets) socket.destroy();
  return left;
}

test('limits connections per address, with more for a proxy', async () => {
  const patient = { ...timeouts, headers: 10_000, request: 10_000, silence: 10_000 };
  await using server = await testServer({ timeouts: patient });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await openOf(server.app, 20)).toBe(maxPerAddress);
  // Closed ones count no more.
  await expect.poll(() => open(server)).toBe(0);
  expect(await openOf(server.app, 0)).toBe(maxPerAddress);
  await using behind = await testServer({ timeouts: patient, config: { trustProxy: ['127.0.0.0/8'] } });
  await behind.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await openOf(behind.app, 20)).toBe(maxPerAddress + 20);
});

test('a worker process has the same limits', async () => {
  const log = createLog('silent');
  const ports = { config: { trustProxy: [] }, clock: fakeClock(), log, ready: async () => true };
  const app = buildHealthServer(ports);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await openOf(app, 20)).toBe(maxPerAddress);
  const server = { app } as TestServer;
  await expect.poll(() => open(server)).toBe(0);
  const ask = 'GET /healthz HTTP/1.1\r\nhost: x\r\n';
  expect(await converse(server, (write) => write(`${ask}host: x\r\n\r\n`))).toMatch(/^HTTP\/1\.1 400 /);
  const greedy = await converse(server, (write) => write(`${ask}\r\n`.repeat(300)));
  expect([...greedy.matchAll(/200 OK/gu)].length).toBeLessThanOrEqual(maxPipelined + 1);
  expect(app.server.maxConnections).toBe(2000);
  await app.close();
});

test('the effective limits are those of the decision: 5 s, 15 s, a minute, checked each second, 2000 connections', async () => {
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
