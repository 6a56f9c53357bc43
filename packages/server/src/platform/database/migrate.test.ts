import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useOwnDatabase } from '../../testing/test-database.ts';
import { migrationTexts } from './migrate.ts';

// One migrator waits for as long as the other takes, whatever else the machine does.
const database = useOwnDatabase({ wait: 60_000 });

test('two concurrent migrators apply each migration once and neither fails', async () => {
  const { open } = database;
  await sql`drop schema public cascade; create schema public`.execute(open.db);
  const applied = await Promise.all([open.migrate(), open.migrate()]);
  expect(applied.flat().toSorted()).toEqual([...migrationTexts().keys()]);
  expect(await open.db.selectFrom('sites').selectAll().execute()).toEqual([]);
});

test('an up-to-date database is unchanged', async () => {
  expect(await database.open.migrate()).toEqual([]);
});

test('migrations are numbered without gaps, so that their order is that of their names', () => {
  const numbers = [...migrationTexts().keys()].map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
