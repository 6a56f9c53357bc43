import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeCommand } from '../cli/testing/type-command.ts';
import { databaseEnvironment, startMain } from '../http/testing/start-main.ts';
import { freshDatabaseSettings } from '../testing/test-database.ts';
import { appliedMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-later-'));
let settings: Awaited<ReturnType<typeof freshDatabaseSettings>>;
let environment: Record<string, string>;

beforeAll(async () => {
  settings = await freshDatabaseSettings();
  environment = { DATA_DIR: dataDir, ...databaseEnvironment(settings) };
  await onDatabase((db) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db),
  );
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const opened = await openDatabase(settings, () => {});
  if (!opened.ok) throw new Error(opened.holder);
  try {
    return await work(opened.database.db);
  } finally {
    await opened.database.close();
  }
}

const line = /^The database has the schema of a later release \(9999-later\): start that one, [^\n]*\n$/;

test('on the schema of a later release neither server nor command starts; each says so in one line', async () => {
  await using refused = await startMain(environment);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(line);
  for (const words of [['init'], ['migrate'], ['price', 'show']]) {
    const typed = await typeCommand(environment, ...words);
    expect([words, typed]).toEqual([words, { code: 1, output: '', errors: expect.stringMatching(line) }]);
  }
  expect((await onDatabase((db) => appliedMigrations(db)))?.at(-1)).toBe('9999-later');
});
