import { appliedMigrations, laterMigration } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

export type UpToDate = { ok: true; applied: readonly string[] } | { ok: false; reason: string };

/**
 * Applies what is missing of the schema. One that a later release made is left as it is and refused: what it
 * adds, this release would neither keep nor delete. A process that ran before goes on, see CONTRIBUTING.
 */
export async function bringUpToDate(database: Pick<OpenDatabase, 'asOwner' | 'migrate'>): Promise<UpToDate> {
  const later = await database.asOwner(async ({ db }) => laterMigration(await appliedMigrations(db)));
  if (later === undefined) return { ok: true, applied: await database.migrate() };
  return {
    ok: false,
    reason: `The database has the schema of a later release (${later}): start that one, or this one on a database restored from the backup before the upgrade.`,
  };
}
