import { defaultPrices } from '@clausewright/agreements/clauses';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { currentPrices, putPricesInForce } from './price-store.ts';

const database = useTestDatabase();
const monday = new Date('2026-03-02T08:00:00Z');
const tuesday = new Date('2026-03-03T08:00:00Z');
const dearer = { ...defaultPrices, line_codes: { ...defaultPrices.line_codes, further_law: 900 } };

async function tables(): Promise<number> {
  return (await database.db.selectFrom('prices').select('id').execute()).length;
}

test('a new instance takes the built-in table and keeps it', async () => {
  const given = { own: undefined, builtIn: defaultPrices };
  await putPricesInForce(database.db, given, monday);
  await putPricesInForce(database.db, { ...given, builtIn: dearer }, tuesday);
  expect(await currentPrices(database.db, tuesday)).toEqual(defaultPrices);
  expect(await tables()).toBe(1);
});

test('a table of the operator holds from the start that brings it', async () => {
  await putPricesInForce(database.db, { own: undefined, builtIn: defaultPrices }, monday);
  await putPricesInForce(database.db, { own: dearer, builtIn: defaultPrices }, tuesday);
  await putPricesInForce(database.db, { own: dearer, builtIn: defaultPrices }, tuesday);
  expect(await currentPrices(database.db, monday)).toEqual(defaultPrices);
  expect(await currentPrices(database.db, tuesday)).toEqual(dearer);
  expect(await tables()).toBe(2);
});
