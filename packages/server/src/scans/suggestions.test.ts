import { brotliCompressSync } from 'node:zlib';
import type { ScanResult } from '@clausewright/contract';
import type { Observation } from '@clausewright/scanner/observation';
import { expect, test } from 'vitest';
import { newId } from '../platform/database/ids.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { beginScan, finishScan, insertScan } from './scan-store.ts';
import { suggestFromScan } from './suggest-from-scan.ts';

const database = useTestDatabase();
const address = 'https://shop.example/';
const cause = { kind: 'script', url: address, line: 1 } as const;

const observation = {
  address,
  startedAt: '2026-11-29T12:00:00.000Z',
  browser: 'Chrome',
  sandboxed: true,
  limits: [],
  passes: [
    {
      name: 'unanswered',
      answered: null,
      answeredAfter: null,
      // As a release before suggestions kept it: what it does not say is not proposed.
      pages: [
        {
          url: address,
          title: 'Shop',
          language: 'de-AT',
          status: 200,
          forms: [
            { action: '/x', fields: [{ name: 'mail', type: 'email', autocomplete: '', label: 'E-Mail' }] },
          ],
          frames: [],
          links: [],
          limits: [],
        },
      ],
      requests: [],
      cookies: [
        {
          name: '_ga',
          domain: '.shop.example',
          path: '/',
          httpOnly: false,
          secure: false,
          partitioned: false,
          days: 400,
          page: 0,
          setBy: cause,
        },
      ],
      storage: [],
      unexplainedHosts: [],
      refusedHosts: [],
    },
  ],
} as unknown as Observation;

const result: ScanResult = {
  browser: 'Chrome',
  pages: [],
  passes: [],
  limits: [],
  services: [
    {
      id: 'google-analytics',
      known: true,
      name: 'Google Analytics',
      type: 'ANALYTICS',
      hosts: ['www.google-analytics.com'],
      passes: ['unanswered'],
      pages: [address],
      requests: 0,
      cookies: [{ name: '_ga', days: 400 }],
      storage: [],
      evidence: [
        { pass: 'unanswered', page: address, kind: 'cookie', what: '_ga', after: null, days: 400, by: cause },
      ],
    },
  ],
  own: [],
  forms: [],
  findings: [],
};

async function insert(): Promise<string> {
  const id = newId();
  const times = { now: new Date(0), expiresAt: new Date('2099-01-01') };
  await database.db
    .transaction()
    .execute((trx) => insertScan(trx, { id, ownerId: null, websiteId: null, address, ...times }));
  return id;
}

test('a scan that is done proposes answers and vendors; one that waits nothing, one that is gone is not found', async () => {
  const ports = { db: database.db, clock: fakeClock() };
  const id = await insert();
  expect(await suggestFromScan(ports, { id })).toMatchObject({
    ok: true,
    value: { scan: { id, address, state: 'waiting' }, documents: [], vendors: [] },
  });
  await beginScan(database.db, id);
  const packed = new Uint8Array(brotliCompressSync(JSON.stringify(observation)));
  await finishScan(database.db, id, { result, observation: packed }, new Date());
  const one = await suggestFromScan(ports, { id, type: 'PRIVACY_POLICY' });
  if (!one.ok) throw new Error(one.reason);
  const [document] = one.value.documents;
  expect(one.value.documents).toHaveLength(1);
  expect(document?.suggestions.map(({ question }) => question)).toEqual(
    expect.arrayContaining(['website_url', 'country', 'pd_types', 'analytics', 'analytics_vendors']),
  );
  expect(document?.suggestions.find(({ question }) => question === 'country')).toEqual({
    question: 'country',
    value: 'AT',
    origin: 'seen',
    evidence: [{ of: null, page: address, kind: 'data', what: 'de-AT' }],
  });
  expect(one.value.vendors).toEqual([
    {
      id: 'google-analytics',
      known: true,
      name: 'Google Analytics',
      type: 'ANALYTICS',
      purpose: 'ENABLE_ANALYTICS_REPORT_USAGE',
      hosts: ['www.google-analytics.com'],
      stored: [{ kind: 'cookie', name: '_ga', days: 400, httpOnly: false }],
      passes: ['unanswered'],
      evidence: [{ of: null, page: address, kind: 'cookie', what: '_ga', pass: 'unanswered' }],
    },
  ]);
  const all = await suggestFromScan(ports, { id });
  expect(all.ok && all.value.documents.map(({ type }) => type)).toEqual([
    'PRIVACY_POLICY',
    'TERMS_CONDITIONS',
    'COOKIES_POLICY',
    'EULA',
    'DISCLAIMER',
    'RETURN_REFUND_POLICY',
    'IMPRINT',
    'ACCESSIBILITY_STATEMENT',
  ]);
  expect(await suggestFromScan(ports, { id: newId() })).toEqual({ ok: false, reason: 'not-found' });
});
