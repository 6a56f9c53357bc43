import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '../jobs/start-jobs.ts';
import { makeVersion } from '../testing/factories.ts';
import { freshDatabaseSettings } from '../testing/test-database.ts';
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

test('the serving role can change neither the structure nor what is written once', async () => {
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
