/** What a provider needs beside its registrations and no type says (docs/extending.md). */
import { existsSync } from 'node:fs';
import { processors } from '@clausewright/contract';
import { fakeNames } from '@clausewright/fakes/provider-fakes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as registeredSettings from '../../platform/config/payment-providers/registered-settings.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { chargingUnasked } from './configured-providers.ts';

const database = useTestDatabase();

test.each(Object.entries(registeredSettings))('%s: the settings begin with its name', (name, { fields }) => {
  const prefix = `${name.toUpperCase()}_`;
  expect(Object.keys(fields).filter((field) => !field.startsWith(prefix))).toEqual([]);
});

test.each(Object.keys(registeredSettings))('%s: the operator’s documents can name it as a vendor', (name) => {
  const entry = new URL(`../../../../library/vendors/entries/${name}.json`, import.meta.url);
  expect(existsSync(entry)).toBe(true);
});

test('every provider has a stand-in', () => {
  expect(fakeNames.toSorted()).toEqual(processors.filter((name) => name !== 'sandbox').toSorted());
});

/** The processors that a check of a table's column lists. */
async function allowedIn(table: string): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and conname = ${`${table}_processor_check`}`.execute(database.db);
  return [...(rows[0]?.definition ?? '').matchAll(/'([a-z]+)'/gu)].map(([, name = '']) => name);
}

test('a migration lets the tables hold payments and saved methods of every provider', async () => {
  expect(await allowedIn('transactions')).toEqual(expect.arrayContaining([...processors]));
  const saving = processors.filter((name) => name === 'sandbox' || !chargingUnasked.includes(name));
  expect(await allowedIn('payment_methods')).toEqual(expect.arrayContaining(saving));
});
