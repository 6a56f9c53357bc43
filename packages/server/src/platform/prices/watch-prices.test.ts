import { defaultPrices, pricesText, type PriceTable } from '@clausewright/library/prices';
import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { watchPrices } from './watch-prices.ts';

test('a new table applies within a second, and none while the database is silent', async () => {
  const clock = fakeClock();
  let table: PriceTable | Error = defaultPrices;
  let asked = 0;
  const inForce = watchPrices(async () => {
    asked += 1;
    if (table instanceof Error) throw table;
    return table;
  }, clock);
  expect(await inForce()).toBe(pricesText(defaultPrices));
  expect(await inForce()).toBe(pricesText(defaultPrices));
  expect(asked).toBe(1);
  table = { ...defaultPrices, currency: 'CHF' };
  clock.advance(1000);
  expect(await inForce()).toBe(pricesText(table));
  table = new Error('away');
  clock.advance(1000);
  expect(await inForce()).toBeNull();
});
