import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import { failpoint } from '../failpoint.ts';
import { isLockTimeout } from './database-error.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The migrations by name, in order: one SQL file each, the same for both engines. */
export function migrationTexts(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return new Map(
    files.toSorted().map((file) => [file.slice(0, -4), readFileSync(new URL(file, folder), 'utf8')]),
  );
}

/** Behind a migration that waits for a table, everybody waits who wants it: less than a request's patience. */
const lockTimeout = '2s';
/** Half a minute, if each waits in vain. */
const tries = 12;
const pauseMs = 500;

/**
 * Brings the schema up to date and returns what was applied, all of it or nothing. Two at once are harmless:
 * one waits, then finds nothing to do. Whoever holds a table that is to change is let go first, for some time.
 */
export async function migrate<T>(db: Kysely<T>, texts = migrationTexts()): Promise<readonly string[]> {
  // The migrator reads the whole catalogue first, which is a tenth of a start.
  if (isComplete(await appliedMigrations(db), texts)) return [];
  for (let left = tries; ; left -= 1) {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(texts) } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error === undefined) return results.map(({ migrationName }) => migrationName);
    if (left === 1 || !isLockTimeout(error)) {
      const failed = results.find(({ status }) => status === 'Error');
      throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
    }
    await setTimeout(pauseMs);
  }
}

function migrations(texts: ReadonlyMap<string, string>): Record<string, Migration> {
  const entries = [...texts].map(([name, text]): [string, Migration] => [
    name,
    {
      async up(db) {
        await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(db);
        await sql.raw(text).execute(db);
        await failpoint('migration-applied');
      },
    },
  ]);
  return Object.fromEntries(entries);
}

function isComplete(applied: readonly string[] | null, texts: ReadonlyMap<string, string>): boolean {
  return applied?.length === texts.size && applied.every((name) => texts.has(name));
}

/** Names of the migrations that a database has had, in order; null where it has no schema of ours. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<readonly string[] | null> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  if (tables[0]?.there !== true) return null;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The first of the migrations applied that this release does not have; undefined where it knows all. */
export function laterMigration(
  applied: readonly string[] | null,
  texts = migrationTexts(),
): string | undefined {
  return applied?.find((name) => !texts.has(name));
}
