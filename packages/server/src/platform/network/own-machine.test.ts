import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { serveDemo } from '../../demo-shop/routes.ts';
import { serveOutbox } from '../mail/outbox-routes.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { loadConfig } from '../config/config.ts';
import { testServer } from '../http/testing/test-server.ts';

const database = useTestDatabase();

/** An address of this machine that others reach as well; undefined where it has none. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

const paths = ['/outbox', '/outbox.json', '/demo/shop', '/demo/shop.js', '/demo/film', '/demo/pixel.svg'];

async function instance(environment: Record<string, string> = {}) {
  const loaded = loadConfig(environment);
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const { config } = loaded;
  return testServer({
    config,
    addRoutes: (app) => {
      serveOutbox(app, { db: database.db, config });
      serveDemo(app, { db: database.db, config });
    },
  });
}

async function statuses(
  { app }: Awaited<ReturnType<typeof instance>>,
  { from = '127.0.0.1', ...headers }: Record<string, string>,
): Promise<Set<number>> {
  const all = paths.map(async (url) => {
    const { statusCode } = await app.inject({ url, headers, remoteAddress: from });
    return statusCode;
  });
  return new Set(await Promise.all(all));
}

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this machine', async (from) => {
  await using server = await instance();
  expect(await statuses(server, { from, host: 'localhost:3000' })).toEqual(new Set([200]));
});

test.each(['192.0.2.7', '10.0.0.5', '2001:db8::1', '::ffff:192.0.2.7', '::', 'fe80::1%eth0'])(
  'a caller from %s finds nothing, with any host header',
  async (from) => {
    await using server = await instance();
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect(await statuses(server, { from, host })).toEqual(new Set([404]));
  },
);

test.each(['localhost', 'app.localhost:3000', '127.0.0.1:8080', '127.0.0.2', '[::1]:3000'])(
  'on this machine it is available as %s',
  async (host) => {
    await using server = await instance();
    expect(await statuses(server, { host })).toEqual(new Set([200]));
  },
);

test.each(['foreign.example', 'localhost.foreign.example', '127.0.0.1.foreign.example', '192.0.2.7', 'x'])(
  'DNS rebinding from %s to this machine reads nothing',
  async (host) => {
    await using server = await instance();
    expect(await statuses(server, { host })).toEqual(new Set([404]));
  },
);

test('behind a proxy nothing is available, even one that adds no header', async () => {
  const host = 'localhost:3000';
  await using server = await instance();
  for (const name of ['x-forwarded-for', 'x-forwarded-anything', 'forwarded', 'via', 'x-real-ip'])
    expect([name, await statuses(server, { host, [name]: '127.0.0.1' })]).toEqual([name, new Set([404])]);
  await using reached = await instance({ PUBLIC_URL: 'https://legal.example' });
  expect(await statuses(reached, { host })).toEqual(new Set([404]));
});

// A machine without a network has no other address to come from.
test.skipIf(outside === undefined)('over a real socket the caller’s address decides', async () => {
  await using server = await instance();
  await server.app.listen({ port: 0, host: '::' });
  const { port } = server.app.server.address() as AddressInfo;
  const ask = async (host: string) => {
    const sent = get({ host, port, path: '/outbox.json', headers: { host: 'localhost' } });
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    reply.resume();
    return reply.statusCode;
  };
  expect([await ask('127.0.0.1'), await ask(outside ?? '')]).toEqual([200, 404]);
});
