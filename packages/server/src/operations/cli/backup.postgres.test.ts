import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { checkBackup } from '../backup/check-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { appliedMigrations, migrate, migrationTexts } from '../../platform/database/migrate.ts';
import { type OpenDatabase, openDatabase, openUnlocked } from '../../platform/database/open-database.ts';
import { databaseEnvironment } from '../../platform/http/testing/start-main.ts';
import { makeSite } from '../../testing/factories.ts';
import { createDatabase } from '../../testing/postgres-databases.ts';
import { copyTemplate, templateDirectory } from '../../testing/template.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { expectAlive } from './testing/expect-alive.ts';
import { fillInstance } from './testing/filled-instance.ts';
import { typeCommand } from './testing/type-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-moved-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const SECRET_KEY = 'a secret of at least thirty-two characters';
const secret = new TextEncoder().encode(SECRET_KEY);

async function openPostgres(url: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ kind: 'postgres', url }, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  return opened.database;
}

/** A database without any table. */
async function bareDatabase(name: string): Promise<string> {
  const source = inject('databaseTemplate');
  if (source.kind !== 'postgres') throw new Error('these tests run on PostgreSQL');
  return createDatabase(source.server, `${source.template}_${name}`);
}

test('an embedded instance moves to PostgreSQL by export and import', async () => {
  const directory = join(folder, 'postgres');
  copyTemplate(await templateDirectory(), directory);
  const database = await openUnlocked(directory, { durable: false });
  const belongings = await fillInstance(database.db, secret);
  const file = join(folder, 'embedded.backup');
  const backup = { file, secret, passphrase: undefined, now: new Date() };
  expect(await writeBackup(database, backup)).toMatchObject({ ok: true });
  await database.close();
  const DATABASE_URL = await bareDatabase('moved');
  const environment = { SECRET_KEY, DATABASE_URL, DATA_DIR: join(folder, 'moved') };
  expect(await typeCommand(environment, 'import', file)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Every row is as it was.'),
  });
  await expectAlive(environment, belongings);
});

test('a PostgreSQL backup fills another database, served by a role that does not own it', async () => {
  const settings = await freshDatabaseSettings();
  if (settings.kind !== 'postgres') throw new Error('these tests run on PostgreSQL');
  const before = await openPostgres(settings.url);
  const belongings = await fillInstance(before.db, secret);
  await before.close();
  const file = join(folder, 'postgres.backup');
  const source = { SECRET_KEY, DATA_DIR: join(folder, 'before'), ...databaseEnvironment(settings) };
  expect(await typeCommand(source, 'backup', file, '--without-secrets')).toMatchObject({ code: 0 });

  const owners = await bareDatabase('again');
  const role = `clausewright_restored_${process.pid}`;
  const owner = await openPostgres(owners);
  await sql`create role ${sql.id(role)} login`.execute(owner.db);
  const serving = new URL(owners);
  serving.username = role;
  const environment = {
    SECRET_KEY,
    DATABASE_URL: serving.href,
    DATABASE_OWNER_URL: owners,
    DATA_DIR: join(folder, 'again'),
  };
  const restored = await typeCommand(environment, 'restore', file, '--verify');
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Every row is as it was.') });
  await expectAlive(environment, belongings);
  await sql`drop owned by ${sql.id(role)}`.execute(owner.db);
  await sql`drop role ${sql.id(role)}`.execute(owner.db);
  await owner.close();
});

test('a backup of an earlier schema is restored as it was and then migrated', async () => {
  const old = await openPostgres(await bareDatabase('old'));
  const earlier = [...migrationTexts()].filter(([name]) => name < '0018');
  await migrate(old.db, new Map(earlier));
  const { id } = await makeSite(old.db);
  const file = join(folder, 'old.backup');
  const backup = { file, secret, passphrase: undefined, now: new Date() };
  expect(await writeBackup(old, backup)).toMatchObject({ ok: true });
  await old.close();
  const target = await openPostgres(await bareDatabase('new'));
  const checked = await checkBackup(file);
  if (!checked.ok) throw new Error('the backup has faults');
  const { contents } = checked;
  const verify = { secret, signed: true };
  expect(await restoreBackup(target, { file, contents, verify, keepSecret: () => {} })).toMatchObject({
    ok: true,
    rows: 1,
  });
  expect(await target.db.selectFrom('sites').select('id').execute()).toEqual([{ id }]);
  expect(await appliedMigrations(target.db)).toEqual([...migrationTexts().keys()]);
  await target.close();
});
