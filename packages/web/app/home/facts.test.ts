import { loadBannerCatalogue } from '@clausewright/library/banner-catalogue';
import { expect, test } from 'vitest';
import { facts } from './facts.ts';

test.each(facts)('the home page facts about $name match the catalogue', async (fact) => {
  const { vendor } = (await loadBannerCatalogue('en'))[fact.id] ?? {};
  expect(vendor?.name).toBe(fact.name);
  expect(vendor?.type !== 'ESSENTIAL').toBe(fact.asks);
  expect(Math.round((vendor?.kept_for ?? 0) / 30.4)).toBe(fact.months);
});
