import { expect, test } from 'vitest';
import { defaultPrices } from './default-prices.ts';
import type { PriceTable } from '@clausewright/engine/pricing/price-table';
import { pricesText, shownPrices } from '@clausewright/engine/pricing/shown-prices';

test('prices match the table, and the example matches what would be charged', () => {
  const table: PriceTable = {
    ...defaultPrices,
    currency: 'CHF',
    agreement_base: { ...defaultPrices.agreement_base, PRIVACY_POLICY: { free: true, premium: 3100 } },
    line_codes: { ...defaultPrices.line_codes, further_law: 790 },
  };
  const shown = shownPrices(table);
  expect(shown.currency).toBe('CHF');
  expect(shown.premium.find(({ type }) => type === 'PRIVACY_POLICY')?.amount).toBe(3100);
  expect(shown.lines.find(({ code }) => code === 'further_law')?.amount).toBe(790);
  expect(shown.example).toEqual({ amounts: [3100, 790], total: 3890 });
});

test('free items give no example, and development or unsold types are not shown', () => {
  const [first, ...others] = defaultPrices.consent_plans;
  if (first === undefined) throw new Error('the seed has no plan');
  const shown = shownPrices({
    ...defaultPrices,
    line_codes: { ...defaultPrices.line_codes, further_law: 0 },
    consent_plans: [{ ...first, active: false }, ...others],
  });
  expect(shown.example).toEqual({ amounts: [], total: 0 });
  expect(shown.premium.map(({ type }) => type)).not.toContain('TEST');
  expect(shown.plans.map(({ code }) => code)).toEqual(others.map(({ code }) => code));
});

test('the same prices give the same text in any order', () => {
  const turned = Object.fromEntries(Object.entries(defaultPrices).toReversed()) as unknown as PriceTable;
  const bases = Object.entries(defaultPrices.agreement_base).toReversed();
  const table = {
    ...turned,
    agreement_base: Object.fromEntries(bases) as PriceTable['agreement_base'],
  };
  expect(pricesText(table)).toBe(pricesText(defaultPrices));
  expect(pricesText({ ...table, currency: 'USD' })).not.toBe(pricesText(defaultPrices));
});
