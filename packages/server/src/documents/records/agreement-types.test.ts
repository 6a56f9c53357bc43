/** What a type of agreement needs beside its folder and no type says (docs/extending.md). */
import { agreementTypes } from '@clausewright/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();

test('a migration lets the table hold agreements of every type', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'agreements'::regclass and conname = 'agreements_type_check'`.execute(database.db);
  const allowed = [...(rows[0]?.definition ?? '').matchAll(/'([A-Z_]+)'/gu)].map(([, type]) => type);
  expect(allowed).toEqual(expect.arrayContaining([...agreementTypes]));
});
