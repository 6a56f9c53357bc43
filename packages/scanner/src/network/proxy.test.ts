import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Reach, startProxy } from './proxy.ts';
import { reachPublic } from './reach-public.ts';

const site = createServer((_, reply) => reply.writeHead(200).end('x'.repeat(10_000)));
let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  port = (site.address() as AddressInfo).port;
});
afterAll(() => site.closeAllConnections());

const here: Reach = () => Promise.resolve({ ok: true, address: '127.0.0.1', port });

/** Status and length of what comes back by the proxy; null where the connection was cut. */
function ask(proxy: number, address: string): Promise<[number, number] | null> {
  return new Promise((settle) => {
    const asked = request({ host: '127.0.0.1', port: proxy, path: address, agent: false }, (reply) => {
      let length = 0;
      reply.on('data', (chunk: Buffer) => (length += chunk.length));
      reply.on('end', () => settle([reply.statusCode ?? 0, length]));
      reply.on('error', () => settle(null));
    });
    asked.on('error', () => settle(null));
    asked.end();
  });
}

/** First line of the answer to CONNECT. */
function tunnel(proxy: number, target: string): Promise<string> {
  return new Promise((settle) => {
    const socket = connect(proxy, '127.0.0.1', () =>
      socket.write(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n`),
    );
    socket.once('data', (data) => {
      settle(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });
}

test('hosts are asked by the address that was checked, and every attempt is in the log', async () => {
  await using proxy = await startProxy((host) =>
    host === 'bad.example' ? Promise.resolve({ ok: false, reason: 'refused' }) : here(host, 80),
  );
  expect(await ask(proxy.port, 'http://shop.example/a?b')).toEqual([200, 10_000]);
  expect(await ask(proxy.port, 'http://bad.example/')).toEqual([403, 0]);
  expect(await ask(proxy.port, 'ftp://shop.example/')).toEqual([400, 0]);
  expect(await tunnel(proxy.port, 'shop.example:443')).toBe('HTTP/1.1 200 Connection Established');
  expect(await tunnel(proxy.port, 'bad.example:443')).toBe('HTTP/1.1 403 Forbidden');
  expect(proxy.log.map(({ host, outcome }) => `${host} ${outcome}`)).toEqual([
    'shop.example connected',
    'bad.example refused',
    'shop.example connected',
    'bad.example refused',
  ]);
});

test('once its bytes or its connections are used up, nothing goes through any more', async () => {
  await using few = await startProxy(here, { bytes: 1e9, connections: 2, open: 10 });
  expect([await ask(few.port, 'http://a.example/'), await ask(few.port, 'http://a.example/')]).toEqual([
    [200, 10_000],
    [200, 10_000],
  ]);
  expect(await ask(few.port, 'http://a.example/')).toEqual([403, 0]);
  expect([few.isFull(), few.log.length]).toEqual([true, 2]);
  await using small = await startProxy(here, { bytes: 5000, connections: 10, open: 10 });
  await ask(small.port, 'http://a.example/');
  expect(small.isFull()).toBe(true);
  expect(await ask(small.port, 'http://a.example/')).not.toEqual([200, 10_000]);
});

test('a name is refused if one of its addresses is not public; a second look-up is never made', async () => {
  const answers = [['93.184.216.34'], ['127.0.0.1']];
  const reach = reachPublic([], () =>
    Promise.resolve((answers.shift() ?? []).map((address) => ({ address }))),
  );
  expect(await reach('moving.example', 443)).toEqual({ ok: true, address: '93.184.216.34', port: 443 });
  expect(await reach('moving.example', 443)).toEqual({ ok: false, reason: 'refused' });
  expect(await reach('gone.example', 443)).toEqual({ ok: false, reason: 'unreachable' });
  const both = reachPublic([], () =>
    Promise.resolve([{ address: '93.184.216.34' }, { address: '10.0.0.1' }]),
  );
  expect(await both('both.example', 443)).toEqual({ ok: false, reason: 'refused' });
  for (const host of ['127.0.0.1', '::1', '169.254.169.254', '::ffff:10.0.0.1', '0.0.0.0']) {
    expect(await reachPublic([])(host, 80), host).toEqual({ ok: false, reason: 'refused' });
  }
  expect(await reachPublic([])('93.184.216.34', 22)).toEqual({ ok: false, reason: 'refused' });
  expect(await reachPublic(['10.0.0.0/8'])('10.0.0.1', 8080)).toEqual({
    ok: true,
    address: '10.0.0.1',
    port: 8080,
  });
});
