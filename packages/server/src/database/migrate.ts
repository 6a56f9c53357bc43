import { readdirSync, readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import { failpoint } from '../failpoint.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The migrations by name, in order: one SQL file each, the same for both engines. */
export function migrationTexts(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return new Map(
    files.toSorted().map((file) => [file.slice(0, -4), readFileSync(new URL(file, folder), 'utf8')]),
  );
}

/** Brings the schema up to date and returns what was applied. Two at once are harmless: one waits, then finds nothing to do. */
export async function migrate<T>(db: Kysely<T>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations() } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error');
    throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}

function migrations(): Record<string, Migration> {
  const entries = [...migrationTexts()].map(([name, text]): [string, Migration] => [
    name,
    {
      async up(db) {
        await sql.raw(text).execute(db);
        await failpoint('migration-applied');
      },
    },
  ]);
  return Object.fromEntries(entries);
}
