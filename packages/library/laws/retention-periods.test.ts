import { expect, test } from 'vitest';
import { requirements } from './requirements.ts';
import { retentionOf, retentionPeriods } from './retention-periods.ts';

const years = { days: 1 / 365, weeks: 7 / 365, months: 1 / 12, years: 1 };

test('invoices are kept as long as each country wants', () => {
  const invoices = Object.keys(retentionPeriods).map((country) => [
    country,
    retentionOf(country, 'invoices')?.period.amount,
  ]);
  expect(Object.fromEntries(invoices)).toEqual({
    AT: 7,
    BE: 10,
    CH: 10,
    DE: 8,
    ES: 6,
    FR: 10,
    GB: 6,
    IE: 6,
    IT: 10,
    NL: 7,
    US: undefined,
  });
});

test('no period is shorter than weeks or longer than a decade, and none stands twice', () => {
  for (const [country, list] of Object.entries(retentionPeriods)) {
    expect(new Set(list.map(({ record }) => record)).size, country).toBe(list.length);
    for (const { period, law } of list) {
      expect(period.amount * years[period.unit], `${country} ${law}`).toBeGreaterThan(0.05);
      expect(period.amount * years[period.unit], `${country} ${law}`).toBeLessThanOrEqual(10);
    }
  }
});

test('every duty on periods has its country in the table, and no certainty is above that of the duty', () => {
  const rank = ['recalled', 'partly', 'read'];
  const duties = requirements.filter(({ law }) => law === 'Statutory retention periods');
  expect(duties.length).toBeGreaterThanOrEqual(10);
  for (const { id, basis } of duties) {
    const country = id.replace('retention-', '').toUpperCase().replace('UK', 'GB');
    const list = retentionPeriods[country];
    expect(list, id).toBeDefined();
    for (const { certainty } of list ?? []) {
      expect(rank.indexOf(certainty), id).toBeLessThanOrEqual(rank.indexOf(basis));
    }
  }
});
