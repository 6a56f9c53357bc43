import { writeFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publishSite } from '../../consent/banner/testing/published-site.ts';
import { sealLog } from '../../consent/consent-log/seal-log.ts';
import { signDays } from '../../consent/consent-log/sign-days.ts';
import { signingKey } from '../../consent/consent-log/signing-key.ts';
import { insertEvents } from '../../consent/consent-log/event-store.ts';
import { someEvent } from '../../consent/consent-log/testing/some-events.ts';
import { commands } from '../../operations/cli/commands.ts';
import { runCommand } from '../../operations/cli/run-command.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { makeConsentPlan } from '../../platform/http/testing/consent-rows.ts';
import { instanceSecret } from '../../platform/instance-secret.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findWebsite } from '../../websites/website-store.ts';
import { readEvidence } from '../evidence/read-evidence.ts';
import { readPictures } from '../evidence/read-pictures.ts';
import { finishObservation } from '../finish-observation.ts';
import { orderScan } from '../order-scan.ts';
import { readScan } from '../read-scans.ts';
import { beginScan } from '../scan-store.ts';
import { stopScan } from '../stop-scan.ts';
import { offline } from '../testing/scan-work.ts';
import { observed } from '../testing/observed.ts';
import { metaTag } from '../verification/proof-marks.ts';
import { verifyWebsite } from '../verification/verify-website.ts';
import { orderDueScans } from './order-due-scans.ts';
import { readWatching, watchWebsite } from './watch-website.ts';

const database = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'clausewright-watching-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const day = 86_400_000;
const address = 'https://shop.example/';
const hotjar = 'https://static.hotjar.com/c/hotjar-1.js';
const analytics = 'https://www.google-analytics.com/g/collect?v=2';

/** An account with a published banner on `shop.example`, and a page of it that says what a test wants. */
async function world() {
  const { db } = database;
  const clock = fakeClock(new Date('2026-03-02T09:00:00Z'));
  const { site, hashes } = await publishSite(db);
  const consent = await db
    .selectFrom('consents')
    .select(['id', 'owner_id'])
    .where('site_id', '=', site)
    .executeTakeFirstOrThrow();
  const session = { id: 'session', customerId: consent.owner_id, role: 'customer', language: 'en' } as const;
  const shown = { html: '<html>', reachable: true };
  const jobs: string[] = [];
  const ports = {
    ...offline,
    key: signingKey(instanceSecret(undefined, folder)),
    db,
    clock,
    siteNetworks: [],
    enqueue: async (_: unknown, name: string) => void jobs.push(name),
    loadSite: async (url: URL) =>
      shown.reachable
        ? { ok: true as const, page: { url, html: shown.html, policies: [] } }
        : { ok: false as const, reason: 'site-unreachable' as const },
  };
  const look = async (loads: Parameters<typeof observed>[1], id?: string): Promise<string> => {
    const ordered = id === undefined ? await orderScan(ports, { session, address }) : null;
    if (ordered?.ok === false) throw new Error(ordered.reason);
    const scan = await beginScan(db, id ?? ordered?.value.id ?? '');
    if (scan === null) throw new Error('there is nothing to do');
    await finishObservation(ports, scan, observed(address, loads));
    return scan.id;
  };
  const first = await look({ unanswered: [] });
  const { website_id: website } = await db
    .selectFrom('scans')
    .select('website_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const websiteId = website ?? '';
  await db.updateTable('sites').set({ website_id: websiteId }).where('id', '=', site).execute();
  const pay = () => makeConsentPlan(database, { id: consent.owner_id }, consent.id);
  return { db, clock, site, hashes, session, shown, jobs, ports, look, first, websiteId, pay };
}

const dueScan = (db: Awaited<ReturnType<typeof world>>['db']) =>
  db.selectFrom('scans').select('id').where('is_due', '=', true).where('state', '=', 'waiting').execute();

const letters = (db: Awaited<ReturnType<typeof world>>['db']) =>
  db.selectFrom('outbox').select(['text', 'subject']).where('message', '=', 'scan-changes').execute();

test('only what is verified and paid for is looked at again, and only while it is', async () => {
  const { db, clock, session, shown, ports, websiteId: id, pay } = await world();
  const watch = () => watchWebsite(ports, { session, id, rhythm: 'weekly' });
  expect(await watch()).toEqual({ ok: false, reason: 'website-not-verified' });
  expect(await verifyWebsite(ports, { session, id })).toMatchObject({
    value: { website: { verified_at: null }, looked: [{ outcome: 'missing' }, {}, { outcome: 'missing' }] },
  });
  const website = await findWebsite(db, id, session.customerId);
  shown.html = `<head>${metaTag(website?.proofToken ?? '')}`;
  expect(await verifyWebsite(ports, { session, id })).toMatchObject({
    value: { website: { verified_by: 'meta', verified_at: clock().toISOString() } },
  });
  expect(await watch()).toEqual({ ok: false, reason: 'watching-needs-plan' });
  await pay();
  expect(await watch()).toMatchObject({ value: { website: { rhythm: 'weekly' } } });
  expect(await orderDueScans(ports)).toBe(0);
  clock.advance(8 * day);
  expect(await orderDueScans(ports)).toBe(1);
  // Its time has been put off.
  expect(await orderDueScans(ports)).toBe(0);
  expect(await dueScan(db)).toHaveLength(1);
  await db
    .updateTable('scans')
    .set({ state: 'failed', failure: 'ended' })
    .where('is_due', '=', true)
    .execute();
  clock.advance(8 * day);
  // Away is not gone.
  shown.reachable = false;
  expect(await orderDueScans(ports)).toBe(0);
  expect(await readWatching(ports, { session, id })).toMatchObject({
    value: { website: { rhythm: 'weekly', verified_by: 'meta' }, paid: true },
  });
  clock.advance(2 * day);
  shown.reachable = true;
  shown.html = '<html>';
  expect(await orderDueScans(ports)).toBe(0);
  expect(await readWatching(ports, { session, id })).toMatchObject({
    value: { website: { rhythm: 'off', verified_by: null }, next_scan_at: null },
  });
});

test('what is new is shown, and written to the owner once', async () => {
  const { db, clock, session, shown, ports, look, first, websiteId: id, pay } = await world();
  const website = await findWebsite(db, id, session.customerId);
  shown.html = metaTag(website?.proofToken ?? '');
  await pay();
  await verifyWebsite(ports, { session, id });
  await watchWebsite(ports, { session, id, rhythm: 'monthly' });
  expect(await readScan(ports, first)).toMatchObject({ value: { changes: null, website_id: id } });
  const next = async (loads: Parameters<typeof observed>[1]): Promise<string> => {
    clock.advance(31 * day);
    await orderDueScans(ports);
    const [due] = await dueScan(db);
    return look(loads, due?.id ?? '');
  };
  const second = await next({ unanswered: [hotjar] });
  expect(await readScan(ports, second)).toMatchObject({
    value: {
      changes: {
        services: { new: ['Hotjar'], gone: [] },
        findings: { new: [{ code: 'before-answer', subject: 'Hotjar' }, { code: 'not-declared' }], gone: [] },
      },
    },
  });
  const [letter] = await letters(db);
  expect(letter?.subject).toContain('shop.example');
  expect(letter?.text).toContain('New services: Hotjar');
  expect(letter?.text).toContain(`https://app.example/scan/${second}`);
  const third = await next({ unanswered: [] });
  expect(await readScan(ports, third)).toMatchObject({
    value: { changes: { services: { gone: ['Hotjar'] } } },
  });
  await next({ unanswered: [hotjar] });
  // It comes and goes.
  expect(await letters(db)).toHaveLength(1);
  await next({ unanswered: [hotjar, analytics] });
  expect(await letters(db)).toHaveLength(2);
  expect(await readWatching(ports, { session, id })).toMatchObject({
    value: {
      scans: [{ is_due: true, news: 3 }, {}, { news: 0 }, { news: 3 }, { is_due: false, news: null }],
    },
  });
});

test('the banner of the account, seen by a scan, verifies the website', async () => {
  const { site, session, ports, look, websiteId: id } = await world();
  const seen = await look({ unanswered: [`https://consent.example/c/${site}.js`] });
  expect(await readWatching(ports, { session, id })).toMatchObject({
    value: { website: { verified_by: 'banner' } },
  });
  // Nor is it a service of others.
  expect(await readScan(ports, seen)).toMatchObject({ value: { result: { services: [], findings: [] } } });
});

test('a file of evidence is sealed, becomes part of a signed day, and a changed one is found', async () => {
  const { db, clock, site, hashes, ports, look, first, websiteId: id } = await world();
  const loaded = loadConfig({ DATA_DIR: folder });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const context = {
    config: loaded.config,
    database: database.open,
    enqueue: async () => {},
    clock,
    alert: () => {},
  };
  const run = (...words: string[]) => runCommand(commands, context, words);
  const second = await look({ unanswered: [hotjar] });
  const read = await readEvidence(ports, second);
  if (!read.ok) throw new Error(read.reason);
  const { text, sha256, entry } = read.value;
  const evidence = JSON.parse(text);
  expect(entry).toMatchObject({ number: 2, day: null });
  expect(evidence).toMatchObject({
    scan: second,
    address,
    passes: [{ name: 'unanswered', requests: [{ url: hotjar }], picture: 'abc' }],
    served: { banners: [{ site, version: 1, snapshots: { en: hashes.get('en') } }], documents: [] },
    findings: [{ code: 'before-answer' }, { code: 'not-declared' }],
  });
  expect(await readScan(ports, second)).toMatchObject({ value: { evidence: sha256 } });
  const file = join(folder, 'evidence.json');
  writeFileSync(file, text);
  expect(await run('consent', 'verify-evidence', file)).toMatchObject({ exitCode: 4 });
  writeFileSync(file, text.replace('hotjar', 'other'));
  expect(await run('consent', 'verify-evidence', file)).toMatchObject({ exitCode: 5 });
  writeFileSync(file, text);

  // A day is signed when visitors answered on it.
  const event = someEvent(site, clock(), { snapshot: hashes.get('en') ?? '' });
  await insertEvents(db, [event], { writer: 0, now: clock() });
  clock.advance(day);
  await sealLog({ db, clock });
  await signDays({ db, clock }, ports.key);
  expect(await run('consent', 'verify-evidence', file)).toMatchObject({
    ok: true,
    lines: expect.arrayContaining([expect.stringContaining('signed day 2026-03-02')]),
  });
  const whole = await run('consent', 'verify-log');
  expect(whole, JSON.stringify(whole)).toMatchObject({
    ok: true,
    lines: expect.arrayContaining([expect.stringContaining('files of evidence: 2')]),
  });

  await db
    .updateTable('scans')
    .set((row) => ({ evidence: row.selectFrom('scans as o').select('o.evidence').where('o.id', '=', first) }))
    .where('id', '=', second)
    .execute();
  expect(await run('consent', 'verify-log')).toMatchObject({
    exitCode: 5,
    reason: expect.stringContaining(`Website ${id}: file of evidence 2 is not the one that was sealed.`),
  });
});

test('the newest pictures of a website are its owner’s to see, those without a banner where there are any', async () => {
  const { db, clock, ports, session, websiteId: id } = await world();
  const owner = { session, id };
  expect(await readPictures(ports, owner)).toEqual({
    ok: true,
    value: { taken_at: clock().toISOString(), desktop: 'abc', phone: null },
  });
  clock.advance(day);
  const ordered = await orderScan(ports, { session, address });
  const scan = ordered.ok ? await beginScan(db, ordered.value.id) : null;
  if (scan === null) throw new Error('there is nothing to do');
  const seen = observed(address, { unanswered: [], refused: [], accepted: [], gpc: [] });
  seen.passes = seen.passes.map((pass) => ({
    ...pass,
    answered: pass.name === 'refused' ? 'some banner' : pass.answered,
    picture: pass.name,
    phonePicture: `${pass.name} on a phone`,
  }));
  await finishObservation(ports, scan, seen);
  expect(await readPictures(ports, owner)).toMatchObject({
    value: { taken_at: clock().toISOString(), desktop: 'refused', phone: 'refused on a phone' },
  });
  const other = { ...session, customerId: 'somebody' };
  expect(await readPictures(ports, { session: other, id })).toEqual({ ok: false, reason: 'not-found' });
  // Scans are kept for a time, and their pictures go with them.
  clock.advance(200 * day);
  expect(await readPictures(ports, owner)).toMatchObject({ value: { taken_at: null, desktop: null } });
});

test('an entry is never changed or removed', async () => {
  const { db } = await world();
  await expect(db.deleteFrom('scan_evidence').execute()).rejects.toThrow('refused');
  await expect(db.updateTable('scan_evidence').set({ number: 7 }).execute()).rejects.toThrow('refused');
});

test('an account has three scans under way at most; one that waits can be stopped, by its owner alone', async () => {
  const { ports, session } = await world();
  const order = () => orderScan(ports, { session, address });
  const [one] = [await order(), await order(), await order()];
  expect(await order()).toMatchObject({ ok: false, reason: 'limited', retryAfter: 120 });
  if (!one?.ok) throw new Error('refused');
  const { id } = one.value;
  expect(await stopScan(ports, { session: null, id })).toEqual({ ok: false, reason: 'not-found' });
  expect(await stopScan(ports, { session, id })).toEqual({ ok: true, value: {} });
  expect(await readScan(ports, id)).toMatchObject({ value: { state: 'failed', failure: 'stopped' } });
  expect((await order()).ok).toBe(true);
});
