import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTimestampFake } from '@clausewright/fakes/timestamp';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { removeConsents } from '../../personal-data/deletion-consent-store.ts';
import { makeConsentSite, publishSite } from '../../consent/banner/testing/published-site.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { dayContent, dayHash } from '../../consent/consent-log/day-root.ts';
import { newestDayRoots } from '../../consent/consent-log/day-root-store.ts';
import { readDayTree } from '../../consent/consent-log/day-tree.ts';
import { insertEvents } from '../../consent/consent-log/event-store.ts';
import { storeDay } from '../../consent/consent-log/stored-days.ts';
import { hex } from '../../consent/consent-log/leaf.ts';
import { makeReceipt } from '../../consent/consent-log/make-receipt.ts';
import { sealLog } from '../../consent/consent-log/seal-log.ts';
import { sealRequests } from '../../consent/consent-log/seal-requests.ts';
import { signDays } from '../../consent/consent-log/sign-days.ts';
import { signingKey } from '../../consent/consent-log/signing-key.ts';
import { stampDays } from '../../consent/consent-log/stamps/stamp-days.ts';
import { someEvent } from '../../consent/consent-log/testing/some-events.ts';
import { rebuildChain, rebuildDays } from '../../consent/consent-log/testing/rebuild-log.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { instanceSecret } from '../../platform/instance-secret.ts';
import { ada, deskWorld } from '../../statutory-functions/requests/testing/desk.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { requireProgram } from '../../testing/require-program.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { commands } from './commands.ts';
import { standaloneCommands } from './standalone-commands.ts';
import { runCommand, runStandalone, withFile } from './run-command.ts';

requireProgram('openssl', 'openssl');
requireProgram('faketime', 'faketime');

const folder = mkdtempSync(join(tmpdir(), 'clausewright-consent-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = useTestDatabase();
const clock = fakeClock(new Date('2026-03-02T09:00:00Z'));

const run = (...words: string[]) => runWith({}, ...words);

async function runWith(settings: Record<string, string>, ...words: string[]) {
  const loaded = loadConfig({ DATA_DIR: folder, ...settings });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const context = {
    config: loaded.config,
    database: database.open,
    enqueue: async () => {},
    clock,
    alert: () => {},
  };
  return runCommand(commands, context, words);
}

/** A site with two answers of a visitor. */
async function newSite() {
  const { db } = database;
  const { site, hashes } = await publishSite(db);
  const visitor = crypto.randomUUID();
  const snapshot = hashes.get('en') ?? '';
  const now = new Date('2026-03-01T12:00:05Z');
  const event = () => someEvent(site, now, { visitor, snapshot });
  await insertEvents(db, [event(), event()], { writer: 0, now });
  return { db, site, visitor, snapshot };
}

/** The same, and the day is sealed and signed. */
async function answeredSite() {
  const made = await newSite();
  const { db } = made;
  await sealLog({ db, clock });
  rmSync(join(folder, 'consent-log-days'), { force: true });
  await signDays({ db, clock }, signingKey(instanceSecret(undefined, folder)), (root) =>
    storeDay(folder, root),
  );
  return made;
}

test('the answers of a month are exported into a file that only the operator can read', async () => {
  const { db, site, visitor } = await answeredSite();
  const { domain } = await db.selectFrom('consents').select('domain').executeTakeFirstOrThrow();
  const exported = await run('consent', 'export', `www.${domain}`, '2026-03');
  const file = /(\S+consent-log-2026-03-\S+\.csv)/.exec(exported.ok ? exported.lines.join() : '')?.[1] ?? '';
  expect(exported).toMatchObject({ ok: true, lines: [expect.stringMatching(/^2 answers were written/)] });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8').match(new RegExp(visitor, 'g'))).toHaveLength(2);
  const empty = await run('consent', 'export', site, '2026-02', '--format', 'json');
  expect(empty).toMatchObject({ ok: true, lines: [expect.stringMatching(/^0 answers/)] });
  for (const words of [
    ['nobody.example', '2026-03'],
    [domain, '2026-13'],
    [domain, '2026-03', '--format', 'xml'],
  ]) {
    expect(await run('consent', 'export', ...words)).toMatchObject({ ok: false });
  }
  const actions = await db.selectFrom('audit_log').select('action').execute();
  expect(actions).toEqual([{ action: 'consent.export' }, { action: 'consent.export' }]);
});

test('requests that no day takes in are not proven, though all answers are', async () => {
  await answeredSite();
  const { db } = database;
  await using one = await deskWorld(db);
  const sent = one.service.clock;
  sent.advance(Date.parse('2026-03-01T06:00:00Z') - sent().getTime());
  await one.send({ kind: 'other', said: 'Which data?', email: ada });
  await sealRequests({ db, clock: sent }, signingKey(instanceSecret(undefined, folder)));
  const reason: unknown = expect.stringContaining('sealed more than a day ago and in no signed day: 1.');
  expect(await run('consent', 'verify-log')).toMatchObject({ ok: false, exitCode: 4, reason });
});

test('the log is verified, and each error is a sentence', async () => {
  const { db, site, visitor } = await answeredSite();
  const holds = {
    ok: true,
    lines: [
      'seals: 1, answers under them: 2, signed days: 1, published banners: 2, files of evidence: 0, events of requests: 0',
      'Logs deleted by right: 0.',
      'Proven until the end of 2026-03-01 (UTC). Answers that are not proven yet: 0.',
      'Everything matches.',
    ],
  };
  expect(await run('consent', 'verify-log')).toEqual(holds);
  expect(await run('consent', 'erase-visitor', site, visitor)).toEqual({
    ok: true,
    lines: ['Removed from answers: 2'],
  });
  expect(await run('consent', 'erase-visitor', site, visitor)).toMatchObject({ ok: false });
  expect(await db.selectFrom('audit_log').select(['action', 'object_id']).execute()).toEqual([
    { action: 'consent.erase-visitor', object_id: site },
  ]);
  expect(await run('consent', 'verify-log', '--site', site)).toEqual(holds);
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update banner_snapshots set body = jsonb_set(body, '{regions}', '"nowhere"')`.execute(trx);
    await sql`update consent_days set answers = 1`.execute(trx);
  });
  const faults = await run('consent', 'verify-log');
  expect(faults).toEqual({
    ok: false,
    exitCode: 5,
    reason: expect.stringContaining(
      `Site ${site}: the counters of 2026-03-01 do not say what the log holds.`,
    ),
  });
  expect(faults).toMatchObject({
    reason: expect.stringMatching(/is not what was published\.\n[^]*Faults: 3\.$/),
  });
  const now = clock();
  await insertEvents(db, [someEvent(site, now)], { writer: 0, now });
  clock.advance(20 * 60_000);
  expect(await run('consent', 'verify-log')).toMatchObject({
    reason: expect.stringContaining('Sealing has stopped: an answer received at 2026-03-02T09:00'),
  });
  for (const words of [['--site', 'x'], ['--site']])
    expect(await run('consent', 'verify-log', ...words)).toMatchObject({ ok: false });
});

test('a copy of the signed days reveals re-signing, even with the same key', async () => {
  const { db, site } = await answeredSite();
  const copy = JSON.stringify({
    format: 'consent-days/1',
    days: (await newestDayRoots(db, 9)).map((root) => ({
      ...dayContent(root),
      signature: hex(root.signature),
      hash: hex(dayHash(root)),
    })),
  });
  expect(await run('consent', 'compare-days', copy)).toMatchObject({ ok: true });
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`delete from consent_seals where site_id = ${site}`.execute(trx);
    await rebuildDays(trx, signingKey(instanceSecret(undefined, folder)));
  });
  expect(await run('consent', 'compare-days', copy)).toEqual({
    ok: false,
    exitCode: 5,
    reason: 'days in the copy: 1\n2026-03-01: the day was signed anew.\nFaults: 1.',
  });
  // What this instance signed it knows itself.
  expect(await run('consent', 'verify-log')).toMatchObject({
    reason: expect.stringContaining('2026-03-01: the day was signed anew'),
  });
  const wrong = await run('consent', 'compare-days', '{}');
  expect([wrong.ok, 'exitCode' in wrong]).toEqual([false, false]);
  const empty = JSON.stringify({ format: 'consent-days/1', days: [] });
  expect(await run('consent', 'compare-days', empty)).toMatchObject({ ok: false, exitCode: 3 });
});

test('time stamps are verified with the log: their proof is stated, and a changed one is an error', async () => {
  const { db } = await answeredSite();
  await using authority = await startTimestampFake({ clock });
  const settings = { TIMESTAMP_URL: authority.url, TIMESTAMP_CA_FILE: authority.rootFile };
  const verified = () => runWith(settings, 'consent', 'verify-log');
  expect(await verified()).toMatchObject({
    ok: true,
    lines: expect.arrayContaining(['No day is time-stamped yet.']),
  });
  await stampDays({ db, clock }, { url: authority.url, anchors: [] });
  expect(await verified()).toMatchObject({
    ok: true,
    lines: [
      expect.stringMatching(/^seals: 1/),
      'Logs deleted by right: 0.',
      expect.stringMatching(
        /^Time-stamped from 2026-03-01 on by O=Fakes, CN=Fake Authority \(SHA-256 .*\): 1$/,
      ),
      expect.stringMatching(/^Proven until the end of 2026-03-01/),
      'Everything matches.',
    ],
  });
  // Also where none is asked any more.
  expect(await run('consent', 'verify-log')).toMatchObject({
    lines: expect.arrayContaining([expect.stringContaining('TIMESTAMP_CA is not set')]),
  });
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update consent_day_stamps set stamped_at = stamped_at + interval '1 second'`.execute(trx);
  });
  const sentence = 'The time stamp of 2026-03-01 is not one over that day as it is now.';
  expect(await verified()).toMatchObject({ exitCode: 5, reason: expect.stringContaining(sentence) });
});

test('an empty log is not reported as valid', async () => {
  rmSync(join(folder, 'consent-log-days'), { force: true });
  expect(await run('consent', 'verify-log')).toMatchObject({ ok: false, exitCode: 3 });
  const { site, hashes } = await publishSite(database.db);
  const now = clock();
  const event = someEvent(site, now, { snapshot: hashes.get('en') ?? '' });
  await insertEvents(database.db, [event], { writer: 0, now });
  clock.advance(60_000);
  await sealLog({ db: database.db, clock });
  expect(await run('consent', 'verify-log', '--site', site)).toMatchObject({ ok: false, exitCode: 4 });
});

test('a log with unsealed latest answers states how far it is proven, and how many are not', async () => {
  const { db, site, snapshot } = await answeredSite();
  const late = fakeClock(clock());
  const answer = () => insertEvents(db, [someEvent(site, late(), { snapshot })], { writer: 0, now: late() });
  await answer();
  late.advance(120_000);
  await sealLog({ db, clock: late });
  await answer();
  const open = 'Proven until the end of 2026-03-01 (UTC). Answers that are not proven yet: 2.';
  for (const words of [[], ['--site', site]])
    expect(await run('consent', 'verify-log', ...words)).toMatchObject({
      ok: true,
      lines: expect.arrayContaining([open, 'Everything matches.']),
    });
  // Another site has only an answer that nothing seals yet: that is not nothing.
  const { site: fresh, hashes } = await publishSite(db);
  const event = someEvent(fresh, late(), { snapshot: hashes.get('en') ?? '' });
  await insertEvents(db, [event], { writer: 0, now: late() });
  expect(await run('consent', 'verify-log', '--site', fresh)).toMatchObject({
    exitCode: 4,
    reason: expect.stringContaining('Answers that are not proven yet: 1.'),
  });
});

test('a log deleted with an account is named with its day, and a fabricated one too', async () => {
  const { site: kept } = await newSite();
  const { db, site } = await answeredSite();
  await deleteOwner(site);
  const told = `Site ${site}: deleted with its account on 2026-03-02.`;
  expect(await run('consent', 'verify-log')).toMatchObject({
    ok: true,
    lines: expect.arrayContaining(['Logs deleted by right: 1.', told]),
  });
  // Of it alone nothing is left to verify, which is not the same as that it holds.
  expect(await run('consent', 'verify-log', '--site', site)).toMatchObject({
    exitCode: 3,
    reason: expect.stringContaining(told),
  });
  expect(await run('consent', 'verify-log', '--site', kept)).toMatchObject({
    ok: true,
    lines: expect.arrayContaining(['Logs deleted by right: 0.']),
  });
  // What decision 043 says: who writes the database takes a site over, and deletes his own account.
  const own = await makeConsentSite(db);
  await sql`update consents set owner_id = (select owner_id from consents where site_id = ${own})
    where site_id = ${kept}`.execute(db);
  await deleteOwner(kept);
  expect(await run('consent', 'verify-log')).toMatchObject({
    lines: expect.arrayContaining([
      'Logs deleted by right: 3.',
      `Site ${kept}: deleted with its account on 2026-03-02.`,
    ]),
  });
});

/** As the app does with an account. */
async function deleteOwner(site: string): Promise<void> {
  const { owner_id: owner } = await database.db
    .selectFrom('consents')
    .select('owner_id')
    .where('site_id', '=', site)
    .executeTakeFirstOrThrow();
  const key = signingKey(instanceSecret(undefined, folder));
  await inTransaction(database.db, (trx) => removeConsents(trx, owner, { key, now: clock() }));
}

test('a receipt is verified offline', async () => {
  const { db, site, visitor } = await answeredSite();
  const signedDay = (day: string) => readDayTree(db, day);
  const receipt = await makeReceipt({ db, clock, signedDay }, { site, visitor });
  const text = JSON.stringify(receipt);
  expect(await verify(text, ownKey())).toMatchObject({
    ok: true,
    lines: expect.arrayContaining([
      'Decision: Accepted all',
      'Allowed:  Functionality, Analytics, Advertising',
      'Records: 2. Proven: 2. Still open: 0. Not proven: 0.',
    ]),
  });
  const reason = expect.stringContaining('Records: 2. Proven: 0. Still open: 0. Not proven: 2.');
  const changed = { ok: false, reason, exitCode: 5 };
  expect(await verify(text.replaceAll('"granted":7', '"granted":3'))).toMatchObject(changed);
  expect(await verify(text, 'ab'.repeat(32))).toMatchObject(changed);
  // A key that was not typed whole says nothing of the receipt.
  expect(await verify(text, '00')).toEqual({ ok: false, reason: 'Write a key as 64 hex digits.' });
  // After the secret was changed a receipt may need two keys.
  expect(await verify(text, 'ab'.repeat(32), ownKey())).toMatchObject({ ok: true });
  // What is not in it was not checked.
  const part = await verify(JSON.stringify({ ...receipt, left_out: true }), ownKey());
  expect(part).toMatchObject({ exitCode: 4, reason: expect.stringContaining('there are older ones') });
  // What nothing proves may have been changed, and a file without records says nothing.
  const unproven = (receipt?.records ?? []).map((record) => ({
    ...record,
    proof: null,
    unproven: 'not-sealed',
  }));
  const open = await verify(
    JSON.stringify({ ...receipt, records: unproven }).replaceAll('"granted":7', '"granted":3'),
    ownKey(),
  );
  expect(open).toMatchObject({ ok: false, exitCode: 4 });
  const none = await verify(JSON.stringify({ ...receipt, records: [] }), ownKey());
  expect(none).toMatchObject({ ok: false, exitCode: 3 });
  expect(await verify('{}')).toMatchObject({ ok: false });
  expect(
    await runStandalone(standaloneCommands, ['consent', 'verify-receipt', join(folder, 'none')]),
  ).toEqual({
    ok: false,
    reason: expect.stringContaining('cannot be read'),
  });
  expect(await runStandalone(standaloneCommands, ['consent', 'verify-log'])).toBeNull();
  const large = join(folder, 'large.json');
  writeFileSync(large, ' '.repeat(1_000_001));
  const words = ['consent', 'compare-days', large];
  expect(withFile(commands, words)).toEqual({
    ok: false,
    reason: `${large} is larger than 1000000 bytes.`,
  });
});

/** As it is typed, with the receipt in a file. */
async function verify(text: string, ...keys: string[]) {
  const file = join(folder, 'receipt.json');
  writeFileSync(file, text);
  const options = keys.flatMap((key) => ['--key', key]);
  return runStandalone(standaloneCommands, ['consent', 'verify-receipt', file, ...options]);
}

const ownKey = (): string => hex(signingKey(instanceSecret(undefined, folder)).publicKey);

test('a self-made receipt under another key is never proven', async () => {
  const { db, site, visitor } = await answeredSite();
  const foreign = signingKey(new TextEncoder().encode('a secret of somebody else'));
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update consent_events set granted = 1`.execute(trx);
    await rebuildChain(trx, site);
    await rebuildDays(trx, foreign);
  });
  const signedDay = (day: string) => readDayTree(db, day);
  const text = JSON.stringify(await makeReceipt({ db, clock, signedDay }, { site, visitor }));
  expect(await verify(text)).toEqual({
    ok: false,
    exitCode: 4,
    reason: expect.stringContaining(`${foreign.keyId}: ${hex(foreign.publicKey)}`),
  });
  expect(await verify(text, ownKey())).toMatchObject({ ok: false, exitCode: 5 });
  expect(await verify(text, hex(foreign.publicKey))).toMatchObject({ ok: true });
});

test('where signatures cannot be verified a receipt is neither proven nor altered', async () => {
  const { db, site, visitor } = await answeredSite();
  const signedDay = (day: string) => readDayTree(db, day);
  const text = JSON.stringify(await makeReceipt({ db, clock, signedDay }, { site, visitor }));
  const platform = vi.spyOn(crypto.subtle, 'importKey');
  platform.mockRejectedValue(new DOMException('unknown', 'NotSupportedError'));
  try {
    const unchecked = await verify(text, ownKey());
    expect([unchecked?.ok, unchecked && 'exitCode' in unchecked]).toEqual([false, false]);
  } finally {
    platform.mockRestore();
  }
});
