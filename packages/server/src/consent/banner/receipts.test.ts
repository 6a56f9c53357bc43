import { randomUUID } from 'node:crypto';
import { checkReceipt, readReceipt, type Receipt } from '@clausewright/banner/receipt';
import { expect, test } from 'vitest';
import { checkDays } from '../consent-log/check-days.ts';
import { readDaysCopy } from '../consent-log/days-copy.ts';
import { eraseVisitor } from '../consent-log/erase-store.ts';
import { insertEvents } from '../consent-log/event-store.ts';
import { makeReceipt } from '../consent-log/make-receipt.ts';
import { receiptUrl } from '../consent-log/receipt-url.ts';
import { readDayTree } from '../consent-log/day-tree.ts';
import { sealLog } from '../consent-log/seal-log.ts';
import { signDays } from '../consent-log/sign-days.ts';
import { signingKey } from '../consent-log/signing-key.ts';
import { testKey } from '../consent-log/testing/sealed-log.ts';
import { someEvent } from '../consent-log/testing/some-events.ts';
import { verifyLog } from '../consent-log/verify-log.ts';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { bannerServer, consentUrl } from './testing/banner-server.ts';
import { publishSite } from './testing/published-site.ts';

const database = useTestDatabase();
const at = (text: string): Date => new Date(text);

/** Three answers of a visitor among those of others at two sites: of a signed day, of today, and not yet sealed. */
async function answered() {
  const { db } = database;
  const [mine, other] = [await publishSite(db), await publishSite(db)];
  const visitor = randomUUID();
  const give = async (site: typeof mine, time: string, given: object = {}) => {
    const snapshot = site.hashes.get('de') ?? '';
    const event = someEvent(site.site, at(time), { snapshot, ...given });
    await insertEvents(db, [event], { writer: 0, now: at(time) });
  };
  for (const minute of ['00', '01', '07']) {
    for (const second of ['05', '15', '25', '35', '45']) {
      await give(mine, `2026-03-01T12:${minute}:${second}Z`);
      await give(other, `2026-03-01T12:${minute}:${second}Z`);
    }
  }
  const vendors = new Uint8Array([0b1011]);
  await give(mine, '2026-03-01T12:01:30Z', { visitor, action: 3, layer: 2, granted: 5, vendors });
  await give(mine, '2026-03-02T08:00:00Z', { visitor, action: 5, granted: 0 });
  const clock = fakeClock(at('2026-03-02T09:00:00Z'));
  await sealLog({ db, clock });
  await signDays({ db, clock }, testKey);
  await give(mine, '2026-03-02T09:10:00Z', { visitor });
  return { db, visitor, site: mine.site, url: `/c/${mine.site}/receipt/${visitor}` };
}

const verdicts = async (receipt: Receipt, keys?: readonly string[]) =>
  (await checkReceipt(receipt, keys)).map(({ verdict }) =>
    verdict.state === 'failed' ? verdict.because : verdict.state,
  );

test('whoever knows a consent id gets its records with what was displayed, and self-contained proofs', async () => {
  const { db, visitor, site, url } = await answered();
  await using server = await bannerServer(db);
  const reply = await server.get(url);
  expect([reply.status, reply.headers]).toMatchObject([
    200,
    {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="consent-receipt.json"',
    },
  ]);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(receiptUrl(consentUrl, site, visitor)).toBe(`${consentUrl}${url}`);
  const receipt = readReceipt(reply.body);
  if (receipt === null) throw new Error('the reply is no receipt');
  const keys = (await server.get('/.well-known/consent-log-keys.json')).body;
  const { public_key: key = '' } = (JSON.parse(keys) as { keys: { public_key: string }[] }).keys[0] ?? {};
  expect(await verdicts(receipt, [key])).toEqual(['waiting', 'unsigned', 'proven']);
  expect(await verdicts(receipt, ['00'])).toEqual(['waiting', 'unsigned', 'key-unknown']);
  const [, , proven] = await checkReceipt(receipt);
  expect(proven).toMatchObject({
    leaf: { action: 3, granted: 5, vendors: '0b' },
    banner: { core: { language: 'de' } },
    verdict: { seal: 2, day: '2026-03-01', key: testKey.keyId },
  });
  // He himself stands in it as the id he has; nobody else does.
  expect(reply.body.split(visitor)).toHaveLength(2);
  // Whoever keeps the published days holds what is signed outside.
  const published = (await server.get('/c/days')).body;
  const { days } = JSON.parse(published) as { days: object[] };
  expect(days).toMatchObject([
    {
      day: '2026-03-01', // With the note from when on deletions are signed.
      sites: 3,
      key: testKey.keyId,
    },
  ]);
  const copy = readDaysCopy(published);
  if (copy === null) throw new Error('what is published is no copy');
  expect(checkDays(copy, copy)).toEqual({ faults: [], open: [] });
  expect(receipt.records[2]?.proof?.day?.day).toEqual(
    expect.objectContaining({ root: days[0] && 'root' in days[0] ? days[0].root : '' }),
  );

  // With an erased visitor goes his receipt, and nothing else.
  await eraseVisitor(db, site, visitor);
  expect((await server.get(url)).status).toBe(404);
  expect((await verifyLog(db, { key: testKey })).faults).toEqual([]);
});

/** Every way to change one value somewhere in a receipt. */
function* changedOnce(
  value: unknown,
  path: readonly string[] = [],
): Generator<[string, (root: Receipt) => void]> {
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* changedOnce(inner, [...path, name]);
  else
    yield [
      path.join('.'),
      (root) => {
        const last = path.at(-1) ?? '';
        const holder = path
          .slice(0, -1)
          .reduce<Record<string, unknown>>(
            (of, name) => of[name] as Record<string, unknown>,
            root as unknown as Record<string, unknown>,
          );
        holder[last] = changed(holder[last]);
      },
    ];
}

function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'x';
  if (!Number.isNaN(Date.parse(value)) && value.endsWith('Z'))
    return new Date(Date.parse(value) + 60_000).toISOString();
  const flipped = value.at(-1) === '0' ? '1' : '0';
  return `${value.slice(0, -1)}${flipped}`;
}

test('a rotated secret signs the next day; both keys are in the receipt, each proving its own', async () => {
  const { db, visitor, site } = await answered();
  const next = signingKey(new TextEncoder().encode('the secret that came after'));
  const clock = fakeClock(at('2026-03-03T01:00:00Z'));
  const kept = { months: 36, now: clock() };
  const faultsUnder = async (key: typeof next) =>
    (await verifyLog(db, { key, kept })).faults.map(({ what }) => what);
  await sealLog({ db, clock });
  // Until the new one has signed, nothing tells a change from a forgery.
  expect(await faultsUnder(next)).toContain('key-foreign');
  expect(await signDays({ db, clock }, next)).toEqual(['2026-03-02']);
  expect(await faultsUnder(next)).toEqual([]);
  // Who has the old one alone can add no day any more.
  expect(await faultsUnder(testKey)).toEqual(['key-foreign']);
  const signedDay = (day: string) => readDayTree(db, day);
  const receipt = await makeReceipt({ db, clock, signedDay }, { site, visitor });
  if (receipt === null) throw new Error('no receipt');
  expect(Object.keys(receipt.keys).toSorted()).toEqual([testKey.keyId, next.keyId].toSorted());
  expect(new Set(await verdicts(receipt))).toEqual(new Set(['proven']));
  const old = [Buffer.from(testKey.publicKey).toString('hex')];
  expect(new Set(await verdicts(receipt, old))).toContain('proven');
  expect((await verdicts(receipt, old)).filter((one) => one !== 'proven')).toHaveLength(2);
});

test('a receipt with any changed value proves nothing', async () => {
  const { db, visitor, site } = await answered();
  const ports = { db, clock: fakeClock(), signedDay: (day: string) => readDayTree(db, day) };
  const whole = await makeReceipt(ports, { site, visitor });
  if (whole === null) throw new Error('there is no receipt');
  const receipt: Receipt = { ...whole, records: whole.records.slice(2) };
  expect(await verdicts(receipt)).toEqual(['proven']);
  const free = new Set(['format', 'made_at', 'left_out', 'records.0.unproven']);
  let tried = 0;
  for (const [path, change] of changedOnce(receipt)) {
    if (free.has(path)) continue;
    const copy = structuredClone(receipt);
    change(copy);
    const read = readReceipt(JSON.stringify(copy));
    expect([path, read === null ? 'unreadable' : (await verdicts(read))[0]]).not.toEqual([path, 'proven']);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(100);
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"format":"consent-receipt/1"}',
  '{"format":"consent-receipt/1","records":[{}]}',
])('an invalid receipt (%s) is rejected', (text) => {
  expect(readReceipt(text)).toBeNull();
});

test('tells strangers nothing and limits floods', async () => {
  const { db, visitor, site, url } = await answered();
  const { site: empty } = await publishSite(db);
  const limits = { receipt: { points: 8, seconds: 60 } };
  await using server = await bannerServer(db, {
    limits: { ...wideLimits(), ...limits },
  });
  const replies = [];
  for (const path of [
    `/c/${site}/receipt/${randomUUID()}`,
    `/c/${empty}/receipt/${visitor}`,
    `/c/${'x'.repeat(22)}/receipt/${visitor}`,
    `/c/${site}/receipt/${visitor.toUpperCase()}`,
    `/c/${site}/receipt/x`,
    `/c/x/receipt/${visitor}`,
  ])
    replies.push(await server.get(path));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['404 ']));
  expect([(await server.get(url)).status, (await server.get(url)).status]).toEqual([200, 200]);
  expect((await server.get(url)).status).toBe(429);
});

test('a receipt contains the latest hundred records', async () => {
  const { db } = database;
  const { site, hashes } = await publishSite(db);
  const visitor = randomUUID();
  const start = at('2026-03-01T12:00:00Z').getTime();
  const events = Array.from({ length: 130 }, (_, n) =>
    someEvent(site, new Date(start + n * 1000), { visitor, snapshot: hashes.get('en') ?? '' }),
  );
  await insertEvents(db, events, { writer: 0, now: new Date(start + 130_000) });
  const clock = fakeClock(new Date(start + 200_000));
  await sealLog({ db, clock });
  const receipt = await makeReceipt({ db, clock, signedDay: async () => null }, { site, visitor });
  expect([receipt?.records.length, receipt?.left_out, receipt?.records[0]?.leaf.id]).toEqual([
    100,
    true,
    events.at(-1)?.id,
  ]);
  expect(new Set(receipt && (await verdicts(receipt)))).toEqual(new Set(['unsigned']));
});

test('the receipt page makes no network requests and contains its keys and its CSP', async () => {
  const { db } = await answered();
  await using server = await bannerServer(db);
  const { body, headers } = await server.get('/receipt', { 'accept-language': 'nl' });
  expect(body).toContain('<html lang="nl">');
  expect(body).toContain(Buffer.from(testKey.publicKey).toString('hex'));
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'/);
  expect(policy).not.toMatch(/connect-src|unsafe|http/);
  expect(body).toContain(`http-equiv="Content-Security-Policy" content="${policy.split('; frame')[0]}"`);
});
