/** On PostgreSQL a command works as the role that serves, which owns nothing and may not change what is written once. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPrices } from '@clausewright/library/clauses';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { makeMessage } from '../../platform/mail/testing/make-message.ts';
import { startSmtpFake } from '../../platform/mail/testing/smtp-fake.ts';
import { service } from '../../customers/sessions/testing/customer.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { commands } from './commands.ts';
import type { CommandResult } from './command.ts';
import { localCommands } from './local-commands.ts';
import { runLocal, withFile } from './run-command.ts';
import { runOffline } from './run-offline.ts';
import { failOneJob } from './testing/fail-one-job.ts';
import { verificationCodes } from './verification-codes.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-roles-'));
const prices = join(folder, 'prices.json');
const role = `clausewright_commands_${process.pid}`;
const email = 'ada@shop.example';
let owner: OpenDatabase;
let environment: Record<string, string>;

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
  environment = { DATA_DIR: folder, DATABASE_URL: url.href, DATABASE_OWNER_URL: settings.url };
  const serving = await open(url.href, settings.url);
  await serving.migrate();
  {
    await using at = await service(serving.db);
    await at.customer({ email });
    await at.account({ email: 'bob@shop.example', confirmed: false });
  }
  await makeMessage(serving.db);
  await failOneJob(serving);
  await serving.close();
  writeFileSync(prices, JSON.stringify(defaultPrices));
});
afterAll(async () => {
  await sql`drop owned by ${sql.id(role)}`.execute(owner.db);
  await sql`drop role ${sql.id(role)}`.execute(owner.db);
  await owner.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(given: Record<string, string>, ...words: string[]): Promise<CommandResult> {
  const loaded = loadConfig({ ...environment, ...given });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const local = await runLocal(localCommands, { loaded, ask: async () => undefined }, words);
  if (local !== null) return local;
  const filled = withFile(commands, words);
  return filled.ok ? runOffline(commands, loaded.config, filled.words) : filled;
}

test.each([
  ['migrate'],
  ['price', 'set', prices, '--from', '2090-01-01'],
  ['price', 'show'],
  ['discount', 'create', 'spring', '--percent', '20', '--until', '2090-01-01'],
  ['discount', 'list'],
  ['discount', 'disable', 'spring'],
  ['rate', 'set', 'DE', '19.5', '--from', '2090-01-01'],
  ['rate', 'set', 'USD', '0.92'],
  ['rate', 'list'],
  ['maintenance', 'on'],
  ['maintenance', 'off'],
  ['reconcile', '--all'],
  ['webhook', 'replay'],
  ['order', 'list'],
  ['texts', 'check'],
  ['texts', 'release', 'crd-annex-ib', 'it', '--compared-with', 'OJ L 304, read by A. B.'],
  ['texts', 'withdraw-release', 'crd-annex-ib', 'it'],
  ['customer', 'confirm', 'bob@shop.example'],
  ['customer', 'show', email],
  ['customer', 'export', email],
  ['customer', 'sessions-end', email],
  ['customer', 'codes-end', email],
  ['customer', 'delete', email, '--for-good'],
  ['jobs', 'list'],
  ['jobs', 'retry', 'remove-expired'],
  ['keys', 'rotate'],
  ['keys', 'list'],
  ['mail', 'list'],
])('the serving role may run: %s %s', async (...words) => {
  expect(await run({}, ...words)).toMatchObject({ ok: true });
});

test('the serving role may verify an empty log', async () => {
  const exitCode = verificationCodes.nothing;
  expect(await run({}, 'consent', 'verify-log')).toMatchObject({ ok: false, exitCode });
});

test('the serving role may test and resend mail', async () => {
  await using smtp = await startSmtpFake();
  const at = { SMTP_URL: smtp.url };
  expect(await run(at, 'mail', 'test', 'me@shop.example')).toMatchObject({ ok: true });
  const sent = { ok: true, lines: [expect.stringMatching(/^Messages being sent now: [1-9]/)] };
  expect(await run(at, 'mail', 'retry', 'all')).toMatchObject(sent);
});

test('the doctor reports two roles, and their commands in the audit log', async () => {
  const looked = await run({}, 'doctor');
  const text = looked.ok ? looked.lines.join('\n') : looked.reason;
  expect(text).toMatch(/^ok +database role/m);
  expect(text).not.toMatch(/^fail +(?:database|schema|jobs|consent log)/m);
  const rows = await owner.db.selectFrom('audit_log').select('action').where('actor', '=', 'cli').execute();
  const actions = [
    'price.set',
    'discount.create',
    'rate.set',
    'maintenance.off',
    'account.delete',
    'jobs.retry',
  ];
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(actions));
});
