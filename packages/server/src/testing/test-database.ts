import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { openDatabase, openUnlocked } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/schema.ts';
import { createDatabase } from './postgres-databases.ts';
import { copyTemplate } from './template.ts';

/**
 * A migrated, empty database for the tests of one file, on the engine of this run. Call it at the top of
 * the file; `db` is usable inside tests. It is emptied before each test, unless `keep` is set. All files
 * that one worker process runs share it, so a file that leaves a table or a trigger in it fails.
 */
export function useTestDatabase({ keep = false } = {}): {
  readonly db: Database;
  readonly open: OpenDatabase;
} {
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    database = await workerDatabase();
    await emptyTables(database.db);
  });
  if (!keep) beforeEach(() => (database === undefined ? undefined : emptyTables(database.db)));
  afterAll(async () => {
    if (database === undefined) return;
    const before = globalThis.clausewrightTestShape;
    const left = (await findShape(database.db)).filter((name) => before?.has(name) === false);
    expect(left, 'left in the shared database').toEqual([]);
  });
  const open = (): OpenDatabase => {
    if (database === undefined) throw new Error('the test database is there only inside tests and hooks');
    return database;
  };
  return {
    get db() {
      return open().db;
    },
    get open() {
      return open();
    },
  };
}

/**
 * A database of its own for a file whose tests end, overload or spoil theirs. `wait`: milliseconds for which
 * a caller waits for the one connection of the embedded engine.
 */
export function useOwnDatabase({ wait = 10_000 }: { wait?: number } = {}): { readonly open: OpenDatabase } {
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    database = await freshDatabase({ wait });
  });
  afterAll(() => database?.close());
  return {
    get open() {
      if (database === undefined) throw new Error('the test database is there only inside tests and hooks');
      return database;
    },
  };
}

/** Opens one more migrated, empty database. The caller closes it. */
export async function freshDatabase({ wait = 10_000 }: { wait?: number } = {}): Promise<OpenDatabase> {
  const settings = await freshDatabaseSettings();
  if (settings.kind === 'embedded') {
    return openUnlocked(settings.directory, { durable: false, limits: { wait } });
  }
  const opened = await openDatabase(settings, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  return opened.database;
}

/** One more migrated, empty database, not yet opened. */
export async function freshDatabaseSettings(): Promise<
  { kind: 'embedded'; dataDir: string; directory: string } | { kind: 'postgres'; url: string }
> {
  const source = inject('databaseTemplate');
  const name = randomUUID().slice(0, 8);
  if (source.kind === 'embedded') {
    const dataDir = join(source.scratch, name);
    const directory = join(dataDir, 'postgres');
    copyTemplate(source.template, directory);
    return { kind: 'embedded', dataDir, directory };
  }
  return {
    kind: 'postgres',
    url: await createDatabase(source.server, `${source.template}_${name}`, source.template),
  };
}

declare global {
  var clausewrightTestDatabase: Promise<OpenDatabase> | undefined;
  /** What the shared database consists of. */
  var clausewrightTestShape: ReadonlySet<string> | undefined;
  /** Rows that are gone since the tables were last made anew. */
  var clausewrightRemovedRows: number | undefined;
}

/** So many that reading over what is left of them would cost more than making the tables anew. */
const manyRows = 5000;

function workerDatabase(): Promise<OpenDatabase> {
  globalThis.clausewrightTestDatabase ??= freshDatabase().then(async (database) => {
    await prepareEmptying(database.db);
    globalThis.clausewrightTestShape = new Set(await findShape(database.db));
    return database;
  });
  return globalThis.clausewrightTestDatabase;
}

/** The names of tables, indexes, functions, triggers and constraints, without partitions, which come and go. */
async function findShape(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text || coalesce(' ' || own.name, '') as name
    from pg_class c left join lateral (
      select null as name
      union all select tgname::text from pg_trigger where tgrelid = c.oid and not tgisinternal
      union all select conname::text from pg_constraint where conrelid = c.oid
    ) own on true
    where c.relnamespace = 'public'::regnamespace and not c.relispartition
    union all
    select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Two functions that empty all tables, and wait for whoever still writes. To delete is thirty times as fast
 * as to truncate, which makes new files for all of them, but leaves the deleted rows' places.
 */
async function prepareEmptying(db: Database): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename not like 'kysely%')
       or (schemaname = 'pgboss' and tablename = 'job_common')`.execute(db);
  const { rows: counters } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname = 'public'`.execute(db);
  const names = tables.map(({ name }) => name).join(', ');
  const begin = `lock table ${names} in access exclusive mode;`;
  const end = `${counters.map(({ name }) => `perform setval('${name}', 1, false);`).join(' ')} return removed;`;
  const deletes = tables.map(
    ({ name }) => `delete from ${name}; get diagnostics n = row_count; removed := removed + n;`,
  );
  await sql`create schema testing`.execute(db);
  for (const [name, steps] of [
    ['delete_all', deletes.join(' ')],
    ['truncate_all', `truncate ${names} cascade;`],
  ] as const) {
    // The append-only tables refuse to be emptied; only a superuser may go around their triggers.
    await sql`create function ${sql.id('testing', name)}() returns int language plpgsql
      set session_replication_role = replica as ${sql.lit(
        `declare n int; removed int := 0; begin ${begin} ${steps} ${end} end`,
      )}`.execute(db);
  }
}

async function emptyTables(db: Database): Promise<void> {
  const { rows } = await sql<{ removed: number }>`select testing.delete_all() as removed`.execute(db);
  const removed = (globalThis.clausewrightRemovedRows ?? 0) + (rows[0]?.removed ?? 0);
  globalThis.clausewrightRemovedRows = removed > manyRows ? 0 : removed;
  if (removed > manyRows) await sql`select testing.truncate_all()`.execute(db);
}
