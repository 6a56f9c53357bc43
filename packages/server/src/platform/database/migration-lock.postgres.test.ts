import { Kysely, sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase, useOwnDatabase } from '../../testing/test-database.ts';
import { migrate, migrationTexts } from './migrate.ts';
import { migrationPool, poolDialect } from './postgres.ts';

const database = useOwnDatabase();

test('a migration waiting for a table lets readers pass, and continues when it is free', async () => {
  const { db, engine } = database.open;
  if (engine.kind !== 'postgres') throw new Error('these tests run on PostgreSQL');
  await using owner = new Kysely({ dialect: poolDialect(migrationPool(engine.url)) });
  const texts = new Map([...migrationTexts(), ['9999-extra', 'alter table sites add column extra text']]);
  let migrated: Promise<readonly string[]> | undefined;
  await db.transaction().execute(async (holder) => {
    await sql`select from sites`.execute(holder);
    migrated = migrate(owner, texts);
    await waiting(db);
    // It stands behind the migration until that gives way: a time-out of the pool would be its error.
    await sql`select from sites`.execute(db);
    await setTimeout(600);
    await waiting(db);
  });
  expect(await migrated).toEqual(['9999-extra']);
});

/** Until somebody waits for a lock. */
async function waiting(db: typeof database.open.db): Promise<void> {
  const some = sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await some.execute(db)).rows[0]?.n).toBeGreaterThan(0);
}

test('a failure is reported at once and leaves nothing', async () => {
  await using other = Object.assign(await freshDatabase(), {
    async [Symbol.asyncDispose]() {
      await other.close();
    },
  });
  const texts = new Map([
    ...migrationTexts(),
    ['9998-fine', 'create table fine (n int)'],
    ['9999-wrong', 'alter table nowhere add column extra text'],
  ]);
  await expect(migrate(other.db, texts)).rejects.toThrow('migration 9999-wrong failed');
  expect((await sql`select to_regclass('fine') as found`.execute(other.db)).rows).toEqual([{ found: null }]);
});
