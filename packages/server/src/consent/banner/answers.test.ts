import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { removeConsents } from '../../personal-data/deletion-consent-store.ts';
import { eraseLeftovers } from '../consent-log/erase-leftovers.ts';
import { sealLog } from '../consent-log/seal-log.ts';
import { testKey } from '../consent-log/testing/sealed-log.ts';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { bannerServer } from './testing/banner-server.ts';
import { makeInterruptible } from './testing/interruptible-database.ts';
import { publishSite, type PublishedSite } from './testing/published-site.ts';
import { someAnswer } from './testing/some-answer.ts';

// Every test has sites of its own.
const database = useTestDatabase({ keep: true });

/** A new UUID of version 7, of no time that could be believed: its answer stands at its arrival. */
function newRecordId(): string {
  return randomUUID().replace(/^(.{14})4/, '$17');
}

/** What a banner posts: types are 1 chat, 2 counter, 4 advert; places 0 cart, 1 chat, 2 counter, 3 advert. */
const answerTo = (published: PublishedSite, given: object = {}) => ({
  ...someAnswer(published, new Date('2026-03-01T11:59:58Z')),
  id: newRecordId(),
  ...given,
});

const events = ({ site }: PublishedSite) =>
  database.db.selectFrom('consent_events').selectAll().where('site_id', '=', site).orderBy('at').execute();
const days = ({ site }: PublishedSite) =>
  database.db.selectFrom('consent_days').selectAll().where('site_id', '=', site).orderBy('day').execute();

test('an answer is written once with what was displayed, counted for its day, and acknowledged afterwards', async () => {
  const published = await publishSite(database.db);
  const { site, hashes } = published;
  await using server = await bannerServer(database.db, {
    countryHeader: 'cf-ipcountry',
    trustProxy: ['203.0.113.7'],
  });
  const answer = answerTo(published, { action: 3, layer: 2, granted: 5, vendors: 'Cw' });
  const headers = { 'x-forwarded-for': '192.0.2.9', 'cf-ipcountry': 'ie', origin: 'https://shop.example' };
  const reply = await server.post(site, answer, headers);
  expect([reply.status, reply.body]).toEqual([202, '']);
  expect(reply.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(await events(published)).toEqual([
    {
      site_id: site,
      at: server.clock(),
      id: answer.id,
      visitor: answer.visitor,
      snapshot: hashes.get('de'),
      action: 3,
      layer: 2,
      regime: 'opt-in',
      granted: 5,
      offered: 7,
      vendors: new Uint8Array([0b1011]),
      country: 'IE',
      gpc: false,
      client_at: new Date(answer.at),
      received_at: server.clock(),
      visitor_hash: null,
    },
  ]);
  const again = await Promise.all([
    server.post(site, answer),
    server.post(site, { ...answer, granted: 1, vendors: 'Aw' }),
  ]);
  expect(again.map(({ status }) => status)).toEqual([202, 202]);
  expect(await events(published)).toHaveLength(1);
  expect(await days(published)).toEqual([
    {
      site_id: site,
      day: '2026-03-01',
      snapshot: hashes.get('de'),
      country: 'IE',
      action: 3,
      regime: 'opt-in',
      writer: expect.any(Number) as number,
      answers: 1,
    },
  ]);
});

test('counts answers by day, action and regime, including the browser signal', async () => {
  const published = await publishSite(database.db, { appearance: { regions: 'by-country' } });
  await using server = await bannerServer(database.db);
  const post = (given: object, headers = {}) =>
    server.post(published.site, answerTo(published, given), headers);
  const refusal = { action: 4, layer: 0, regime: 'opt-out', granted: 0 };
  await Promise.all([post({}), post({}), post({}), post({ regime: 'exempt' })]);
  await post(refusal, { 'sec-gpc': '1' });
  server.clock.advance(86_400_000);
  // Wrong by years: only that it is wrong is kept.
  await post({ ...refusal, gpc: true, at: 8.64e15 });
  expect(
    (await days(published)).map(({ day, action, regime, answers }) => [day, action, regime, answers]),
  ).toEqual(
    expect.arrayContaining([
      ['2026-03-01', 1, 'opt-in', 3],
      ['2026-03-01', 1, 'exempt', 1],
      ['2026-03-01', 4, 'opt-out', 1],
      ['2026-03-02', 4, 'opt-out', 1],
    ]),
  );
  const written = await events(published);
  expect(written.filter(({ gpc }) => gpc)).toHaveLength(2);
  expect(written.at(-1)?.client_at).toEqual(new Date('2026-03-03T12:00:00Z'));
});

test('rejects an answer that no banner of the site can produce, and writes nothing', async () => {
  const published = await publishSite(database.db);
  const other = await publishSite(database.db, { vendors: ['tracker'] });
  await using server = await bannerServer(database.db);
  const wrong: Record<string, unknown>[] = [
    { id: randomUUID() },
    { id: 'x' },
    { visitor: newRecordId() },
    { snapshot: '0'.repeat(32) },
    { snapshot: other.hashes.get('de') },
    { snapshot: null },
    { action: 0 },
    { action: 7 },
    { layer: 3 },
    // Only some of it although everything was pressed, and the reverse.
    { granted: 3 },
    { action: 2 },
    { offered: 15, granted: 15 },
    { granted: 7, offered: 3 },
    { regime: 'opt-out' },
    { regime: 'none' },
    // A place without a vendor, a vendor of a refused type, no vendor of a granted one, odd base64url.
    { action: 3, vendors: 'Hw' },
    { action: 3, granted: 3, vendors: 'Dw' },
    { action: 3, vendors: 'Bw' },
    { action: 3, vendors: 'Dx' },
    { action: 3, vendors: '' },
    { gpc: 1 },
    { at: -1 },
    { at: 1.5 },
    { at: '2026' },
    { page: 'https://shop.example/secret' },
  ];
  for (const given of wrong) {
    const { status } = await server.post(published.site, answerTo(published, given));
    expect([given, status]).toEqual([given, 400]);
  }
  const whole = JSON.stringify(answerTo(published));
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '"x"',
    whole.replace('"layer":1', '"layer":1,"layer":1'),
    `${whole}x`,
  ];
  for (const body of bodies)
    expect([body, (await server.post(published.site, body)).status]).toEqual([body, 400]);
  expect((await server.post('short', answerTo(published))).status).toBe(400);
  expect((await server.post(published.site, whole.padEnd(513))).status).toBe(413);
  for (const type of [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain;charset=latin1',
    'text/html',
  ])
    expect((await server.post(published.site, whole, { 'content-type': type })).status).toBe(415);
  expect([await events(published), await days(published)]).toEqual([[], []]);
  expect((await server.post(published.site, whole.padEnd(512))).status).toBe(202);
});

test('accepts answers from pages of the site and rejects others', async () => {
  const published = await publishSite(database.db);
  await using server = await bannerServer(database.db);
  const own = ['https://shop.example', 'http://www.shop.example:8080', 'http://localhost:3000'];
  const others = ['https://shop.example.evil.example', 'https://ashop.example', 'null', 'shop.example', ''];
  const sent = async (origin: string) =>
    (await server.post(published.site, answerTo(published), { origin })).status;
  expect(await Promise.all(own.map(sent))).toEqual([202, 202, 202]);
  expect(await Promise.all(others.map(sent))).toEqual([403, 403, 403, 403, 403]);
  // What no browser leaves out.
  expect((await server.post(published.site, answerTo(published), { origin: null })).status).toBe(403);
  expect([(await events(published)).length, (await days(published))[0]?.answers]).toEqual([3, 3]);
});

test('a disabled or unpublished site gets nothing written and no retry', async () => {
  const published = await publishSite(database.db);
  const { site: off } = published;
  await database.db.updateTable('consents').set({ active: false }).where('site_id', '=', off).execute();
  await using server = await bannerServer(database.db);
  for (const site of [off, 'x'.repeat(22)])
    expect((await server.post(site, answerTo(published))).status).toBe(202);
  expect(await events(published)).toEqual([]);
});

test('deleting a site while answers arrive leaves nothing behind', async () => {
  const published = await publishSite(database.db);
  const { site } = published;
  await using server = await bannerServer(database.db);
  // Its rules and its state are in memory from now on: what is asked is the database.
  await server.post(site, answerTo(published));
  const { owner_id: owner } = await database.db
    .selectFrom('consents')
    .select('owner_id')
    .where('site_id', '=', site)
    .executeTakeFirstOrThrow();
  const remove = database.db
    .transaction()
    .execute((trx) => removeConsents(trx, owner, { key: testKey, now: server.clock() }));
  const posted = Array.from({ length: 8 }, () => server.post(site, answerTo(published)));
  await remove;
  const replies = await Promise.all([...posted, server.post(site, answerTo(published))]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
  // What was being written meanwhile goes when it would be sealed.
  await sealLog({ db: database.db, clock: () => new Date(server.clock().getTime() + 1) });
  await eraseLeftovers(database.db);
  expect([await events(published), await days(published)]).toEqual([[], []]);
});

test('accepts an answer to an earlier publication', async () => {
  const published = await publishSite(database.db);
  await publishSite(database.db, { site: published.site, number: 2, vendors: ['cart'] });
  await using server = await bannerServer(database.db);
  expect((await server.post(published.site, answerTo(published))).status).toBe(202);
});

test('limits answers per address and site; no CORS preflight is needed', async () => {
  const published = await publishSite(database.db);
  await using server = await bannerServer(database.db, {
    limits: {
      ...wideLimits(),
      answer: { points: 2, seconds: 60 },
      'answer-site': { points: 3, seconds: 30 },
    },
  });
  const from = async (address: string) => {
    const { status, headers } = await server.post(published.site, answerTo(published), {}, address);
    return [status, headers['retry-after']];
  };
  expect([await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
    [202, undefined],
    [202, undefined],
  ]);
  expect(await from('192.0.2.1')).toEqual([429, '60']);
  // Of IPv6 one subscriber has a whole /64.
  expect(await from('2001:db8::1')).toEqual([202, undefined]);
  expect(await from('2001:db8::2')).toEqual([429, '30']);
  expect(await events(published)).toHaveLength(3);
  const { status, headers } = await server.send('OPTIONS', `/c/${published.site}`);
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  });
});

test('without a database an answer is kept by the client, sent again and counted once', async () => {
  const { db, cut } = makeInterruptible(database.db);
  const published = await publishSite(db);
  await using server = await bannerServer(db);
  await server.post(published.site, answerTo(published));
  cut(true);
  const answer = answerTo(published);
  const away = await server.post(published.site, answer);
  expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
  cut(false);
  expect((await server.post(published.site, answer)).status).toBe(202);
  expect((await days(published)).map(({ answers }) => answers)).toEqual([2]);
});

test('the log contains no visitor data', async () => {
  const { db, cut } = makeInterruptible(database.db);
  const published = await publishSite(db);
  await using server = await bannerServer(db);
  const secret = 'canary-7f3a';
  const headers = {
    'user-agent': secret,
    referer: `https://shop.example/${secret}`,
    cookie: `a=${secret}`,
    'x-forwarded-for': '198.51.100.77',
  };
  const answer = answerTo(published);
  const { site } = published;
  await server.post(site, answer, headers, '198.51.100.77');
  await server.post(site, { ...answer, page: secret }, headers, '198.51.100.77');
  await server.post(site, secret, headers, '198.51.100.77');
  await server.get(`/c/${site}/de.js?${secret}`, headers);
  cut(true);
  await server.post(site, answer, headers, '198.51.100.77');
  const log = server.logged();
  expect(log).toContain('"route":"/c/:site"');
  expect(log).toContain('"status":503');
  for (const word of [secret, '198.51.100.77', answer.id, answer.visitor, site])
    expect(log).not.toContain(word);
});

test('of the words of a browser the kind of device is counted, and nothing is kept', async () => {
  const published = await publishSite(database.db);
  await using server = await bannerServer(database.db);
  const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  await server.post(published.site, answerTo(published), { 'user-agent': phone });
  await server.post(published.site, answerTo(published), { 'sec-gpc': '1' });
  const { site } = published;
  const rows = await database.db
    .selectFrom('consent_day_devices')
    .select(['device', 'gpc', 'answers'])
    .where('site_id', '=', site)
    .orderBy('device')
    .execute();
  expect(rows).toEqual([
    { device: 'phone', gpc: false, answers: 1 },
    { device: 'unknown', gpc: true, answers: 1 },
  ]);
  expect(JSON.stringify(await events(published))).not.toContain('Firefox');
});
