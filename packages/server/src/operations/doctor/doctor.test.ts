import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { migrationTexts } from '../../platform/database/migrate.ts';
import { insertEvents } from '../../consent/consent-log/event-store.ts';
import { sealLog } from '../../consent/consent-log/seal-log.ts';
import { someEvent } from '../../consent/consent-log/testing/some-events.ts';
import { publishSite } from '../../consent/banner/testing/published-site.ts';
import { startSmtpFake } from '../../platform/mail/testing/smtp-fake.ts';
import { service } from '../../customers/sessions/testing/customer.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { checkDatabase, checkClocks, checkOutbox, checkQueue } from './check-database.ts';
import { checkMachine, checkDiskSpace } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkPaymentKeys } from './check-payment-keys.ts';
import type { Finding } from './finding.ts';

const database = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'clausewright-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function configOf(environment: Record<string, string> = {}) {
  const loaded = loadConfig({ DATA_DIR: folder, ...environment });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  return loaded.config;
}

const states = (findings: readonly Finding[]) => findings.map(({ state, about }) => `${state} ${about}`);
const clock = () => new Date();
const check = (environment: Record<string, string> = {}) =>
  checkDatabase({ config: configOf(environment), database: database.open, clock });

test('a healthy database is reported as healthy, and pending or abandoned work is named', async () => {
  const { db } = database;
  expect(states(await check())).toEqual(
    expect.arrayContaining(['ok database', 'ok clock', 'ok schema', 'ok consent log', 'ok secret']),
  );
  expect((await check()).filter(({ state }) => state === 'fail')).toEqual([]);

  const { site, hashes } = await publishSite(db);
  const earlier = new Date(Date.now() - 20 * 60_000);
  const event = someEvent(site, earlier, { snapshot: hashes.get('de') ?? '' });
  await sql`select consent_month(${earlier.toISOString().slice(0, 10)}::date)`.execute(db);
  await insertEvents(db, [event], { writer: 0, now: earlier });
  expect(states(await check())).toContain('fail consent log');
  await sealLog({ db, clock });
  expect(states(await check())).toContain('ok consent log');

  await using at = await service(db);
  await at.customer();
  expect(states(await check({ SECRET_KEY: 'another secret than that of the passwords' }))).toContain(
    'fail secret',
  );
});

test('a schema behind or ahead is reported before any other check', async () => {
  const { db } = database;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  try {
    const findings = await check();
    expect(findings.at(-1)).toMatchObject({ state: 'fail', told: expect.stringContaining('9999-later') });
  } finally {
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db);
  }
  const newest = [...migrationTexts().keys()].at(-1) ?? '';
  await sql`update kysely_migration set name = '0000-x' where name = ${newest}`.execute(db);
  try {
    expect((await check()).at(-1)?.state).toBe('fail');
    await sql`delete from kysely_migration where name = '0000-x'`.execute(db);
    expect((await check()).at(-1)?.told).toContain('1 migration(s) are missing');
    await sql`insert into kysely_migration (name, timestamp) values ('0000-x', '')`.execute(db);
  } finally {
    await sql`update kysely_migration set name = ${newest} where name = '0000-x'`.execute(db);
  }
});

test('ages, clocks and disk space are rated by their impact', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const ago = (minutes: number) => new Date(+now - minutes * 60_000);
  const queue = (minutes: number) => checkQueue([{ oldestSince: ago(minutes), failed: 0 }], now)[0]?.state;
  expect([queue(0), queue(11), queue(61)]).toEqual(['ok', 'warn', 'fail']);
  expect(states(checkQueue([{ oldestSince: null, failed: 2 }], now))).toEqual(['ok jobs', 'warn jobs']);
  expect(states(checkQueue(null, now))).toEqual(['warn jobs']);
  const smtpUrl = 'smtp://mail.example';
  const outbox = (minutes: number) => checkOutbox({ smtpUrl }, { oldestSince: ago(minutes) }, now)[0]?.state;
  expect([outbox(1), outbox(31), outbox(241)]).toEqual(['ok', 'warn', 'fail']);
  expect(checkOutbox({ smtpUrl: undefined }, { oldestSince: ago(999) }, now)).toEqual([]);
  const clocks = (seconds: number) =>
    checkClocks({ before: now, now: new Date(+now + seconds * 1000), after: now }).state;
  expect([clocks(1), clocks(-5), clocks(5), clocks(31)]).toEqual(['ok', 'warn', 'warn', 'fail']);
  expect([checkDiskSpace(5e9), checkDiskSpace(5e8), checkDiskSpace(1e8)].map(({ state }) => state)).toEqual([
    'ok',
    'warn',
    'fail',
  ]);
});

test('a data directory readable by others is named with the command that fixes it', () => {
  const config = configOf();
  expect(states(checkMachine(config))).toContain('ok data directory');
  writeFileSync(join(folder, 'secret-key'), 'x');
  chmodSync(join(folder, 'secret-key'), 0o644);
  chmodSync(folder, 0o755);
  expect(
    checkMachine(config).filter(({ state, about }) => state === 'warn' && about === 'data directory'),
  ).toHaveLength(2);
  chmodSync(folder, 0o700);
  rmSync(join(folder, 'secret-key'));
});

test('a responding mail server is healthy, an unresponsive one is named by a code alone', async () => {
  await using smtp = await startSmtpFake();
  expect(await checkMail({ smtpUrl: smtp.url })).toMatchObject({ state: 'ok' });
  expect([smtp.taken, smtp.recipients]).toEqual([[], []]);
  const away = await checkMail({ smtpUrl: 'smtp://user:hidden@127.0.0.1:1' });
  expect(away).toMatchObject({ state: 'fail', told: expect.stringContaining('ESOCKET') });
  expect(away.told).not.toContain('hidden');
  expect(await checkMail({ smtpUrl: undefined })).toMatchObject({ state: 'warn' });
});

test('payment provider keys are checked against their format and mode', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_a1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_a1',
    STRIPE_WEBHOOK_SECRET: 'whsec_a1',
  };
  const keys = (environment: Record<string, string>, mode: 'standalone' | 'production' = 'standalone') =>
    checkPaymentKeys({ ...configOf(environment), mode })
      .map(({ state, told }) => `${state} ${told}`)
      .join('\n');
  expect(keys({})).toMatch(/^warn Test payments only/);
  expect(keys(stripe)).toMatch(/^ok/);
  expect(keys({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_a1' })).toMatch(
    /^fail One of the keys of Stripe/,
  );
  expect(keys({ ...stripe, STRIPE_SECRET_KEY: 'pk_live_a1', STRIPE_WEBHOOK_SECRET: 'x' })).toMatch(
    /^fail STRIPE_SECRET_KEY.*\nfail STRIPE_WEBHOOK_SECRET/,
  );
  const testing = { ...stripe, STRIPE_SECRET_KEY: 'sk_test_a1', STRIPE_PUBLISHABLE_KEY: 'pk_test_a1' };
  expect(keys(testing)).toMatch(/^ok/);
  expect(keys(testing, 'production')).toMatch(/^fail Keys for tests in production \(Stripe\)/);
  expect(keys({ BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p', BRAINTREE_PRIVATE_KEY: 'x' })).toMatch(
    /^fail BRAINTREE_MERCHANT_ID.*\nfail BRAINTREE_PRIVATE_KEY/,
  );
});
