import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { openDatabase, openUnlocked } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { createDatabase } from './postgres-databases.ts';
import { copyTemplate } from './template.ts';

/**
 * A migrated, empty database for the tests of one file, on the engine of this run. Call it at the top of
 * the file; `db` is usable inside tests. It is emptied before each test, unless `keep` is set. All files
 * that one worker process runs share it.
 */
export function useTestDatabase({ keep = false } = {}): {
  readonly db: Database;
  readonly open: OpenDatabase;
} {
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    database = await workerDatabase();
    await emptyTables(database.db);
  }, 60_000);
  if (!keep) beforeEach(() => (database === undefined ? undefined : emptyTables(database.db)));
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
export function useOwnDatabase({ wait = 1000 }: { wait?: number } = {}): { readonly open: OpenDatabase } {
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    database = await freshDatabase({ wait });
  }, 60_000);
  afterAll(() => database?.close());
  return {
    get open() {
      if (database === undefined) throw new Error('the test database is there only inside tests and hooks');
      return database;
    },
  };
}

/** Opens one more migrated, empty database. The caller closes it. */
export async function freshDatabase({ wait = 1000 }: { wait?: number } = {}): Promise<OpenDatabase> {
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
}

function workerDatabase(): Promise<OpenDatabase> {
  globalThis.clausewrightTestDatabase ??= freshDatabase();
  return globalThis.clausewrightTestDatabase;
}

async function emptyTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename not like 'kysely%')
       or (schemaname = 'pgboss' and tablename = 'job_common')`.execute(db);
  await db.transaction().execute(async (trx) => {
    // The append-only tables refuse to be emptied; only a superuser may go around their triggers.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`truncate ${sql.raw(rows.map(({ name }) => name).join(', '))} restart identity cascade`.execute(
      trx,
    );
  });
}
