import { defaultPrices } from '@clausewright/library/clauses';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { currentPrices, putPricesInForce } from './price-store.ts';

const database = useTestDatabase();
const monday = new Date('2026-03-02T08:00:00Z');
const tuesday = new Date('2026-03-03T08:00:00Z');
const wednesday = new Date('2026-03-04T08:00:00Z');
const dearer = { ...defaultPrices, line_codes: { ...defaultPrices.line_codes, further_law: 900 } };

async function tables(): Promise<number> {
  return (await database.db.selectFrom('prices').select('id').execute()).length;
}

const inForce = (at: Date) => currentPrices(database.db, at);

test('the built-in table applies as of this version, corrections and currency included', async () => {
  const francs = { ...defaultPrices, currency: 'CHF' };
  await putPricesInForce(database.db, { own: undefined, builtIn: defaultPrices }, monday);
  await putPricesInForce(database.db, { own: undefined, builtIn: defaultPrices }, tuesday);
  expect(await tables()).toBe(1);
  await putPricesInForce(database.db, { own: undefined, builtIn: dearer }, tuesday);
  await putPricesInForce(database.db, { own: undefined, builtIn: francs }, wednesday);
  expect(await inForce(monday)).toEqual(defaultPrices);
  expect(await inForce(tuesday)).toEqual(dearer);
  expect(await inForce(wednesday)).toEqual(francs);
});

test('an operator table stays after its setting is removed, even one equal to the built-in', async () => {
  await putPricesInForce(database.db, { own: undefined, builtIn: defaultPrices }, monday);
  await putPricesInForce(database.db, { own: defaultPrices, builtIn: defaultPrices }, tuesday);
  await putPricesInForce(database.db, { own: undefined, builtIn: dearer }, wednesday);
  expect(await inForce(wednesday)).toEqual(defaultPrices);
});

test('an operator table applies from the start that introduces it', async () => {
  await putPricesInForce(database.db, { own: undefined, builtIn: defaultPrices }, monday);
  await putPricesInForce(database.db, { own: dearer, builtIn: defaultPrices }, tuesday);
  await putPricesInForce(database.db, { own: dearer, builtIn: defaultPrices }, tuesday);
  expect(await currentPrices(database.db, monday)).toEqual(defaultPrices);
  expect(await currentPrices(database.db, tuesday)).toEqual(dearer);
  expect(await tables()).toBe(2);
});
