import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishSite } from '../../consent/banner/testing/published-site.ts';
import { eraseVisitor } from '../../consent/consent-log/erase-store.ts';
import { insertEvents } from '../../consent/consent-log/event-store.ts';
import { sealLog } from '../../consent/consent-log/seal-log.ts';
import { rotatePartitions } from '../../consent/consent-log/rotate-partitions.ts';
import { someEvent } from '../../consent/consent-log/testing/some-events.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { makeVersion, someTime } from '../../testing/factories.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { openDatabase } from './open-database.ts';

let owner: OpenDatabase;
let serving: OpenDatabase;
const role = `clausewright_serving_${process.pid}`;

async function open(url: string, ownerUrl?: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ kind: 'postgres', url, ownerUrl }, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  return opened.database;
}

beforeAll(async () => {
  const settings = await freshDatabaseSettings();
  if (settings.kind !== 'postgres') throw new Error('these tests run on PostgreSQL');
  owner = await open(settings.url);
  await sql`create role ${sql.id(role)} login`.execute(owner.db);
  const url = new URL(settings.url);
  url.username = role;
  serving = await open(url.href, settings.url);
  await serving.migrate();
});
afterAll(async () => {
  await serving.close();
  await sql`drop owned by ${sql.id(role)}`.execute(owner.db);
  await sql`drop role ${sql.id(role)}`.execute(owner.db);
  await owner.close();
});

const refused = { code: '42501' };

test('the serving role writes rows and runs jobs', async () => {
  const { id } = await makeVersion(serving.db);
  const jobs = await startJobs(serving.engine, { onError: () => {} });
  await serving.db.transaction().execute((trx) => jobs.enqueue(trx, 'generate-files', { version_id: id }));
  await jobs.stop();
});

test('the serving role publishes banners and writes answers to them, and can modify neither', async () => {
  const { db } = serving;
  const { site, hashes } = await publishSite(db);
  const answer = someEvent(site, someTime, { snapshot: hashes.get('de') ?? '' });
  await insertEvents(db, [answer, answer], { writer: 0, now: someTime });
  await insertEvents(db, [answer], { writer: 1, now: someTime });
  expect(await db.selectFrom('consent_days').select('answers').execute()).toEqual([{ answers: 1 }]);
  for (const table of [
    'banner_snapshots',
    'banner_versions',
    'banner_version_snapshots',
    'consent_events',
    'consent_seals',
  ] as const) {
    await expect(db.updateTable(table).set({ site_id: site }).execute()).rejects.toMatchObject(refused);
  }
  await expect(db.deleteFrom('consent_events').execute()).rejects.toMatchObject(refused);
  const month = sql.table(`consent_events_${someTime.toISOString().slice(0, 7).replace('-', '_')}`);
  await expect(sql`delete from ${month}`.execute(db)).rejects.toMatchObject(refused);
});

test('the serving role seals, creates partitions and erases a visitor, through the functions granted to it', async () => {
  const { db } = serving;
  const { site } = await publishSite(db);
  const answer = someEvent(site, someTime);
  await rotatePartitions(db, new Date('2031-05-05T00:00:00Z'), 36);
  await insertEvents(db, [answer], { writer: 0, now: someTime });
  expect(await sealLog({ db, clock: () => new Date(someTime.getTime() + 60_000) })).toBeGreaterThan(0);
  expect(await eraseVisitor(db, site, answer.visitor)).toBe(1);
});

test('the serving role can change neither the structure nor immutable rows', async () => {
  const { db } = serving;
  expect(serving.oneRole).toBe(false);
  await expect(sql`alter table sites add column extra text`.execute(db)).rejects.toMatchObject(refused);
  await expect(sql`create table extra (n integer)`.execute(db)).rejects.toMatchObject(refused);
  for (const table of ['audit_log', 'transaction_facts', 'ledger_entries', 'invoices'] as const) {
    await expect(db.deleteFrom(table).execute()).rejects.toMatchObject(refused);
  }
  await expect(db.updateTable('audit_log').set({ actor: 'x' }).execute()).rejects.toMatchObject(refused);
  await expect(db.updateTable('agreement_versions').set({ number: 2 }).execute()).rejects.toMatchObject(
    refused,
  );
});
