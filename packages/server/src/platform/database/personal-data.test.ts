import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { notPersonal } from './not-personal-data.ts';
import { personalData } from './personal-data.ts';

const database = useTestDatabase();

async function columnsThatCanHoldText(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
      -- Of a table that lies in parts.
      and table_name not in (select inhrelid::regclass::text from pg_inherits)
      and data_type not in ('integer', 'bigint', 'boolean', 'timestamp with time zone')
    order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
}

test('every column that can contain text, json or bytes is registered as personal or not personal', async () => {
  const registered = [...Object.keys(personalData), ...notPersonal];
  expect(registered.toSorted()).toEqual((await columnsThatCanHoldText()).toSorted());
});

test('no column is registered as both', () => {
  expect(notPersonal.filter((column) => column in personalData)).toEqual([]);
});
