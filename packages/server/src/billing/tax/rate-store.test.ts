import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import {
  findExchangeRate,
  putVatRatesInForce,
  setExchangeRate,
  setVatRate,
  findVatRate,
} from './rate-store.ts';

const database = useTestDatabase();
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const rate = (country: string, day: string) => findVatRate(database.db, country, at(day));

test('the standard EU rates apply from their day', async () => {
  await putVatRatesInForce(database.db);
  await putVatRatesInForce(database.db);
  expect(await rate('EE', '2025-06-30')).toBe(2200);
  expect(await rate('EE', '2025-07-01')).toBe(2400);
  expect(await rate('FI', '2026-03-01')).toBe(2550);
  expect(await rate('BE', '2010-01-01')).toBe(2100);
  expect(await rate('US', '2026-03-01')).toBeNull();
  const rows = await database.db.selectFrom('vat_rates').select('country').execute();
  expect(new Set(rows.map(({ country }) => country)).size).toBe(27);
});

test('an operator’s rate applies from its day and survives a restart', async () => {
  await putVatRatesInForce(database.db);
  await setVatRate(database.db, { country: 'DE', rate: 2000, from: at('2027-01-01') });
  await setVatRate(database.db, { country: 'EE', rate: 2300, from: new Date('2025-07-01') });
  await setVatRate(database.db, { country: 'GB', rate: 2000, from: at('2026-01-01') });
  await putVatRatesInForce(database.db);
  expect(await rate('DE', '2026-12-31')).toBe(1900);
  expect(await rate('DE', '2027-01-02')).toBe(2000);
  expect(await rate('EE', '2026-01-01')).toBe(2300);
  expect(await rate('GB', '2026-01-02')).toBe(2000);
});

test('a built-in rate is updated to this version', async () => {
  await putVatRatesInForce(database.db);
  await database.db.updateTable('vat_rates').set({ rate: 1 }).where('country', '=', 'DE').execute();
  await putVatRatesInForce(database.db);
  expect(await rate('DE', '2026-03-01')).toBe(1900);
});

test('a daily exchange rate is the latest one, for a week', async () => {
  const dollar = (day: string) => findExchangeRate(database.db, 'USD', at(day));
  await setExchangeRate(database.db, { currency: 'USD', day: '2026-02-26', rateMillionths: 910_000 });
  await setExchangeRate(database.db, { currency: 'USD', day: '2026-02-27', rateMillionths: 1 });
  await setExchangeRate(database.db, { currency: 'USD', day: '2026-02-27', rateMillionths: 920_000 });
  expect(await dollar('2026-02-25')).toBeNull();
  expect(await dollar('2026-02-26')).toEqual({ day: '2026-02-26', rateMillionths: 910_000 });
  expect(await dollar('2026-03-01')).toEqual({ day: '2026-02-27', rateMillionths: 920_000 });
  expect(await dollar('2026-03-06')).toEqual({ day: '2026-02-27', rateMillionths: 920_000 });
  expect(await dollar('2026-03-07')).toBeNull();
});
