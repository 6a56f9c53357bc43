import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { defaultTimeouts } from './build-server.ts';
import { testServer, type TestServer } from './testing/test-server.ts';

const timeouts = { headers: 300, request: 700, check: 100 };

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
    setTimeout(() => clearInterval(drip), 2000).unref();
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
  ['a head of 32 kB', `${head}x: ${'a'.repeat(32_768)}\r\n\r\n`],
])('%s: refused and closed', async (_, raw) => {
  await using server = await listening();
  expect(await converse(server, (write) => write(raw))).toMatch(/^HTTP\/1\.1 400 /);
});

test('the limits in force are those of the decision: 5 s, 15 s, looked at each second, 2000 connections', async () => {
  await using server = await testServer();
  expect(defaultTimeouts).toEqual({ headers: 5000, request: 15_000, check: 1000 });
  const { headersTimeout, requestTimeout, maxConnections } = server.app.server;
  expect({ headersTimeout, requestTimeout, maxConnections }).toEqual({
    headersTimeout: 5000,
    requestTimeout: 15_000,
    maxConnections: 2000,
  });
});
