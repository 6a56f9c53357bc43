import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { isReady } from './is-ready.ts';

const database = useTestDatabase();

test('a writable database is ready, and the check leaves nothing behind', async () => {
  const size = async (): Promise<unknown> => {
    const { rows } = await sql`select count(*) from pg_class`.execute(database.db);
    return rows;
  };
  const before = await size();
  expect(await isReady(database.db)).toBe(true);
  expect(await size()).toEqual(before);
});

test('a read-only database is not ready', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`set default_transaction_read_only = on`.execute(db);
    const ready = await isReady(db);
    await sql`reset default_transaction_read_only`.execute(db);
    expect(ready).toBe(false);
  });
});
