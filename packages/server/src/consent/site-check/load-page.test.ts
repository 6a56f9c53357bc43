import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPage } from './load-page.ts';

let server: Server;
let origin: string;
const policies = ["default-src 'self'", "img-src 'none'"];
const asked: string[] = [];
const here = { allowed: ['127.0.0.0/8', '::1/128'] };

beforeAll(async () => {
  server = createServer((request, reply) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/page') {
      const head = { 'content-type': 'text/html; charset=iso-8859-1', 'content-encoding': 'br' };
      reply.writeHead(200, [
        ...Object.entries(head).flat(),
        ...policies.flatMap((value) => ['content-security-policy', value]),
      ]);
      return reply.end(brotliCompressSync(Buffer.from('<p>gr\u00fcn</p>', 'latin1')));
    }
    if (path === '/round') return reply.writeHead(302, { location: '/round' }).end();
    if (path === '/inward') return reply.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    if (path === '/file') return reply.writeHead(302, { location: 'file:///etc/passwd' }).end();
    if (path === '/moved') return reply.writeHead(301, { location: 'page' }).end();
    if (path === '/image') return reply.writeHead(200, { 'content-type': 'image/png' }).end('x');
    if (path === '/bomb') {
      reply.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
      return reply.end(brotliCompressSync(Buffer.alloc(5_000_000, 'a')));
    }
    if (path === '/endless') {
      reply.writeHead(200, { 'content-type': 'text/html' });
      return reply.write('<p>');
    }
    return reply.writeHead(404, { 'content-type': 'text/html' }).end('no');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());

const load = (path: string, limits = {}) => loadPage(new URL(path, origin), { ...here, ...limits });

test('a page is decompressed, in its own charset, with every CSP', async () => {
  const loaded = await load('/moved');
  expect(loaded).toMatchObject({
    ok: true,
    page: { html: '<p>gr\u00fcn</p>', policies: ["default-src 'self'", "img-src 'none'"] },
  });
  expect(loaded.ok && loaded.page.url.pathname).toBe('/page');
});

test('never connects, redirects or resolves to a non-public address', async () => {
  asked.length = 0;
  const nowhere = { allowed: [] };
  expect(await load('/page', nowhere)).toEqual({ ok: false, reason: 'site-refused' });
  expect(await loadPage(new URL('http://127.0.0.1/'), nowhere)).toEqual({
    ok: false,
    reason: 'site-refused',
  });
  expect(await loadPage(new URL('http://[::1]/'), nowhere)).toEqual({ ok: false, reason: 'site-refused' });
  expect(await loadPage(new URL('http://localhost/'), nowhere)).toEqual({
    ok: false,
    reason: 'site-refused',
  });
  expect(await loadPage(new URL('http://me:secret@localhost/'), here)).toMatchObject({
    reason: 'site-refused',
  });
  expect(asked).toEqual([]);
  expect(await load('/inward')).toEqual({ ok: false, reason: 'site-refused' });
  expect(await load('/file')).toEqual({ ok: false, reason: 'site-refused' });
});

test('resolves a name once, and all of its addresses must be public', async () => {
  let asks = 0;
  const named = (addresses: readonly string[]) => () => {
    asks += 1;
    // Who asks again is answered something else.
    const answer = asks === 1 ? addresses : ['169.254.169.254'];
    return Promise.resolve(answer.map((address) => ({ address })));
  };
  const page = new URL('/page', origin);
  page.hostname = 'shop.example';
  const looked = async (...addresses: string[]) => {
    asks = 0;
    asked.length = 0;
    const loaded = await loadPage(page, { ...here, lookup: named(addresses) });
    return [loaded.ok || loaded.reason, asks, asked.length];
  };
  expect(await looked('127.0.0.1')).toEqual([true, 1, 1]);
  expect(await looked('127.0.0.1', '10.0.0.1')).toEqual(['site-refused', 1, 0]);
  // The port of a test is none of the web: what the operator did not allow is asked on those alone.
  expect(await looked('8.8.8.8')).toEqual(['site-refused', 1, 0]);
  expect(await looked()).toEqual(['site-unreachable', 1, 0]);
});

test('non-pages, endless and oversized responses end in time', async () => {
  expect(await load('/nothing')).toEqual({ ok: false, reason: 'site-unreachable' });
  expect(await load('/round')).toEqual({ ok: false, reason: 'site-unreachable' });
  expect(await load('/image')).toEqual({ ok: false, reason: 'site-unreachable' });
  expect(await load('/endless', { timeout: 200 })).toEqual({ ok: false, reason: 'site-unreachable' });
  const bomb = await load('/bomb', { bytes: 1000 });
  expect(bomb.ok && bomb.page.html.length).toBe(1000);
});
