import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { requireProgram } from '../testing/require-program.ts';
import { selfSigned } from './testing/self-signed.ts';
import { startReceiver } from './testing/receiver.ts';
import { sendWebhook } from './send-webhook.ts';
import { signedHeaders, webhookSecret } from './sign-message.ts';
import { outsideAddress } from '../platform/network/outside-address.ts';

requireProgram('openssl', 'openssl');

const here = { allowed: ['127.0.0.0/8'] };
const message = { body: '{"type":"webhook.test"}', headers: { 'webhook-id': 'msg_1' } };
const to = (origin: string, given: object = {}) =>
  sendWebhook(new URL('/hook', origin), message, { ...here, ...given });

test('what is sent is what was signed, as another implementation verifies it', async () => {
  await using receiver = await startReceiver();
  const secret = new Uint8Array(32).fill(7);
  const body = JSON.stringify({ type: 'webhook.test', data: { names: { website: 'grün.example' } } });
  const named = { webhookId: 'a', deliveryId: 'b', body, now: new Date() };
  const headers = signedHeaders(secret, named);
  expect(await sendWebhook(new URL(receiver.origin), { body, headers }, here)).toEqual({ status: 204 });
  const [got] = receiver.received;
  if (got === undefined) throw new Error('nothing came');
  expect(got.headers['content-type']).toBe('application/json');
  const verifier = new Webhook(webhookSecret(secret, 'a'));
  expect(verifier.verify(got.body, got.headers)).toEqual(JSON.parse(body));
  expect(() => verifier.verify(`${got.body} `, got.headers)).toThrow();
  expect(() => new Webhook(webhookSecret(secret, 'other')).verify(got.body, got.headers)).toThrow();
  const old = { ...got.headers, ...signedHeaders(secret, { ...named, now: new Date(0) }) };
  expect(() => verifier.verify(got.body, old)).toThrow();
});

test('a receiver that misbehaves costs a bounded time and nothing else', async () => {
  const endless = 'x'.repeat(64 * 1024);
  await using receiver = await startReceiver((request, reply) => {
    const path = request.url ?? '';
    if (path === '/inward') return reply.writeHead(307, { location: 'http://169.254.169.254/' }).end();
    if (path === '/error') return reply.writeHead(500).end('no');
    if (path === '/early') return void request.socket.destroy();
    if (path === '/endless') {
      reply.writeHead(200);
      const more = () => {
        while (!reply.destroyed && reply.write(endless));
      };
      reply.on('drain', more);
      return more();
    }
    if (path === '/slow-body') return void reply.writeHead(200).write('x');
    if (path === '/headers') return reply.writeHead(200, { big: 'y'.repeat(80_000) }).end();
    // Hangs.
  });
  const answers = async (path: string) => {
    const begun = performance.now();
    const answered = await sendWebhook(new URL(path, receiver.origin), message, { ...here, timeout: 400 });
    expect(performance.now() - begun).toBeLessThan(3000);
    return answered;
  };
  expect(await answers('/inward')).toEqual({ status: 307 });
  expect(await answers('/error')).toEqual({ status: 500 });
  expect(await answers('/early')).toEqual({ fault: 'unreachable' });
  expect(await answers('/endless')).toEqual({ status: 200 });
  expect(await answers('/slow-body')).toEqual({ status: 200 });
  expect(await answers('/headers')).toEqual({ fault: 'unreachable' });
  expect(await answers('/hangs')).toEqual({ fault: 'timeout' });
  expect(receiver.received.map(({ path }) => path)).not.toContain('/');
});

test('nothing but public addresses is reached, by number, by name, or by a name that changes', async () => {
  await using receiver = await startReceiver();
  expect(await to(receiver.origin, { allowed: [] })).toEqual({ fault: 'refused' });
  for (const url of [
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
  ]) {
    expect(await sendWebhook(new URL(url), message, { allowed: [] }), url).toEqual({ fault: 'refused' });
  }
  let asks = 0;
  const { port } = new URL(receiver.origin);
  const named = (...answers: string[][]) => ({
    lookup: () =>
      Promise.resolve((answers[Math.min(asks++, answers.length - 1)] ?? []).map((address) => ({ address }))),
  });
  const hook = `http://hook.example:${port}/`;
  expect(await to(hook, named(['127.0.0.1', '10.0.0.1']))).toEqual({ fault: 'refused' });
  asks = 0;
  // Asked once: what the name would say to who asks again is of no use.
  expect(await to(hook, named(['127.0.0.1'], ['10.0.0.1']))).toEqual({ status: 204 });
  expect(asks).toBe(1);
  asks = 0;
  expect(await to(hook, named([]))).toEqual({ fault: 'unreachable' });
  expect(await to(hook, { lookup: () => new Promise(() => {}), timeout: 100 })).toEqual({ fault: 'timeout' });
  expect(receiver.received).toHaveLength(1);
});

test('a certificate that nobody vouches for is refused', async () => {
  const server = createTlsServer(selfSigned(), (_, reply) => reply.end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  expect(await to(`https://127.0.0.1:${port}`)).toEqual({ fault: 'unreachable' });
  await new Promise((done) => server.close(done));
});

test.each([
  ['https://shop.example/hook', 'https://shop.example/hook'],
  [' https://shop.example/hook?a=1#part ', 'https://shop.example/hook?a=1'],
  ['https://93.184.216.34/', 'https://93.184.216.34/'],
  ['http://shop.example/hook', null],
  ['shop.example', null],
  ['javascript:alert(1)', null],
  ['https://me:secret@shop.example/', null],
  ['https://shop.example:8443/', null],
  ['https://127.0.0.1/', null],
  ['https://2130706433/', null],
  ['https://0x7f.1/', null],
  ['https://[::ffff:7f00:1]/', null],
  ['https://169.254.169.254/latest/meta-data', null],
  ['https://localhost/', null],
  ['https://db.internal/', null],
  ['https://printer/', null],
])('%s is taken as %s', (text, expected) => {
  expect(outsideAddress(text, [])?.href ?? null).toBe(expected);
});

test('where the operator opens a network, plain HTTP and other ports will do', () => {
  const opened = (text: string) => outsideAddress(text, here.allowed)?.href ?? null;
  expect(opened('http://127.0.0.1:9000/hook')).toBe('http://127.0.0.1:9000/hook');
  expect(opened('http://hooks.lan/')).toBe('http://hooks.lan/');
  expect(opened('http://10.0.0.1/')).toBeNull();
  expect(opened('ftp://127.0.0.1/')).toBeNull();
});
