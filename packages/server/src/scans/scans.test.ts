import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findChromium } from '@clausewright/scanner/chromium';
import { expect, test } from 'vitest';
import { newId } from '../platform/database/ids.ts';
import { insertAccount } from '../customers/customer-store.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { orderScan } from './order-scan.ts';
import { forgetScan, readScan, readOwnScans } from './read-scans.ts';
import { scanAddress } from './scan-address.ts';
import { offline, patience } from './testing/scan-work.ts';
import { workAtScan } from './work-at-scan.ts';

const database = useTestDatabase();

const here = ['127.0.0.0/8', '::1/128'];

async function world() {
  const clock = fakeClock();
  const ordered: string[] = [];
  const ports = {
    ...offline,
    db: database.db,
    clock,
    siteNetworks: here,
    enqueue: async (_: unknown, name: string) => void ordered.push(name),
  };
  const account = await database.db
    .transaction()
    .execute((trx) =>
      insertAccount(trx, { email: 'owner@shop.example', passwordHash: null, language: 'en', now: clock() }),
    );
  const session = { id: newId(), customerId: account?.id ?? '', role: 'customer', language: 'en' } as const;
  return { ports, session, ordered, clock };
}

test('a visitor reads a scan by its id for a week, an account in its list for three months', async () => {
  const { ports, session, ordered, clock } = await world();
  const visitors = await orderScan(ports, { session: null, address: 'shop.example' });
  const owners = await orderScan(ports, { session, address: 'https://shop.example/de#top' });
  if (!visitors.ok || !owners.ok) throw new Error('refused');
  expect(ordered).toEqual(['scan-site', 'scan-site']);
  expect(await readScan(ports, visitors.value.id)).toMatchObject({
    ok: true,
    value: { address: 'https://shop.example/', state: 'waiting', progress: null, result: null },
  });
  expect(await readOwnScans(ports, session)).toMatchObject({
    value: { scans: [{ id: owners.value.id, address: 'https://shop.example/de' }] },
  });
  clock.advance(8 * 86_400_000);
  expect(await readScan(ports, visitors.value.id)).toEqual({ ok: false, reason: 'not-found' });
  expect(
    await forgetScan(ports, { session: { ...session, customerId: newId() }, id: owners.value.id }),
  ).toEqual({
    ok: false,
    reason: 'not-found',
  });
  expect((await forgetScan(ports, { session, id: owners.value.id })).ok).toBe(true);
  expect(await readScan(ports, owners.value.id)).toEqual({ ok: false, reason: 'not-found' });
});

test('addresses of no website, and those that are not public, are refused before anything is asked', async () => {
  const { ports, ordered } = await world();
  for (const address of [
    '',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://a:b@shop.example/',
    'http://10.0.0.1/',
    'http://[::1]/',
    '2130706433',
    'http://169.254.169.254/latest',
    'localhost',
    'printer.local',
  ]) {
    expect(await orderScan({ ...ports, siteNetworks: [] }, { session: null, address }), address).toEqual({
      ok: false,
      reason: 'site-refused',
    });
  }
  expect(ordered).toEqual([]);
  expect(scanAddress('Müller-Köln.example/über uns', [])?.href).toBe(
    'https://xn--mller-kln-67a3d.example/%C3%BCber%20uns',
  );
});

test('what runs without an answer is found, with its evidence; a second worker finds nothing to do', async () => {
  const { ports } = await world();
  const site = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' });
    reply.end(
      `<!doctype html><html lang="de"><title>Laden</title><a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a><script>document.cookie = '_ga=1; max-age=63072000';</script>`,
    );
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  const ordered = await orderScan(ports, { session: null, address: `http://127.0.0.1:${port}/` });
  if (!ordered.ok) throw new Error(ordered.reason);
  const { id } = ordered.value;
  await workAtScan({ ...ports, program: findChromium(), order: { pages: 1, patience } }, id);
  site.closeAllConnections();
  site.close();
  const read = await readScan(ports, id);
  expect(read).toMatchObject({
    ok: true,
    value: {
      state: 'done',
      failure: null,
      result: {
        services: [
          { id: 'google-analytics', known: true, type: 'ANALYTICS', cookies: [{ name: '_ga', days: 400 }] },
        ],
        findings: [
          {
            code: 'before-answer',
            severity: 'error',
            subject: 'Google Analytics',
            evidence: [{ kind: 'cookie', what: '_ga', by: { kind: 'script', line: 1 } }],
          },
          { code: 'not-answered' },
        ],
      },
    },
  });
  await workAtScan({ ...ports, program: null }, id);
  expect(await readScan(ports, id)).toEqual(read);
});

test('without a browser, and after two processes were lost, a scan says why it failed', async () => {
  const { ports } = await world();
  const order = async (): Promise<string> => {
    const ordered = await orderScan(ports, { session: null, address: 'http://127.0.0.1:9/' });
    return ordered.ok ? ordered.value.id : '';
  };
  const [without, lost] = [await order(), await order()];
  await workAtScan({ ...ports, program: null }, without);
  expect(await readScan(ports, without)).toMatchObject({ value: { state: 'failed', failure: 'no-browser' } });
  const stopped = new AbortController();
  stopped.abort();
  for (const attempt of [1, 2]) {
    await expect(
      workAtScan({ ...ports, program: '/bin/true' }, lost, stopped.signal),
      String(attempt),
    ).rejects.toThrow('stopped');
  }
  await workAtScan({ ...ports, program: '/bin/true' }, lost, stopped.signal);
  expect(await readScan(ports, lost)).toMatchObject({ value: { state: 'failed', failure: 'ended' } });
});
