import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { longTests } from '../config/config.ts';
import { startMain } from '../http/testing/start-main.ts';
import { createDatabase } from '../../testing/postgres-databases.ts';
import { migrationTexts } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-migration-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const names = [...migrationTexts().keys()];
const half = Math.ceil(names.length / 2);

test('a repeatedly killed migration leaves the old state, and the next start completes it', async () => {
  const source = inject('databaseTemplate');
  if (source.kind !== 'postgres') throw new Error('these tests run on PostgreSQL');
  const url = await createDatabase(source.server, `${source.template}_killed`);
  const opened = await openDatabase({ kind: 'postgres', url }, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  await using database = { ...opened.database, [Symbol.asyncDispose]: () => opened.database.close() };
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url };
  const tables = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'`.execute(database.db);
    return rows[0]?.count ?? -1;
  };
  for (const step of longTests() ? names.map((_, index) => index + 1) : [half]) {
    await using killed = await startMain({ ...environment, FAILPOINT: `migration-applied:kill@${step}` });
    expect(await killed.ended).toBeNull();
    // All or none: nobody ever meets half of a schema.
    await expect.poll(tables).toBe(0);
  }
  await using running = await startMain({ ...environment, ROLE: 'worker' });
  expect((await fetch(`${running.origin}/readyz`)).status).toBe(200);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(names);
});
