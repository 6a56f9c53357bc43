import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { privacyLaws } from '../types/privacy-policy/law-book.ts';
import { comprehensiveStates } from './audience.ts';
import { deriveLaws } from './laws.ts';
import { firstDayOf } from './size-facts.ts';
import { type ActState, stateActs } from './state-acts.ts';

/** A business in Germany that serves all American states, sells no data and knows its numbers. */
const known = {
  country: 'DE',
  audience_regions: ['us'],
  us_states: ['all'],
  us_numbers: 'known',
  us_people: 0,
  us_sale_share: 0,
  us_revenue: 0,
  us_staff: 1000,
  us_small_business: 'yes',
  sell_share: 'neither',
  special_data: ['none'],
  pd_types: ['email'],
};

function laws(answers: Answers): string[] {
  return deriveLaws(answers, privacyLaws).map(({ law }) => law);
}

const rich = { us_revenue: 30_000_000 };

/** State, what reaches the act, and what just misses it. */
const edges: readonly (readonly [ActState, Answers, Answers])[] = [
  ['US_VA', { us_people: 100_000 }, { us_people: 99_999 }],
  ['US_VA', { us_people: 25_000, us_sale_share: 51 }, { us_people: 25_000, us_sale_share: 50 }],
  ['US_CO', { us_people: 25_000, us_sale_share: 1 }, { us_people: 25_000 }],
  ['US_CT', { us_people: 35_000 }, { us_people: 34_999 }],
  ['US_CT', { special_data: ['health'] }, { special_data: ['none'] }],
  ['US_CT', { sell_share: 'sell' }, { sell_share: 'share' }],
  ['US_UT', { us_people: 100_000, ...rich }, { us_people: 100_000, us_revenue: 24_999_999 }],
  ['US_TX', { us_small_business: 'no' }, { us_small_business: 'yes', us_people: 5_000_000 }],
  ['US_NE', { us_small_business: 'unknown' }, { us_small_business: 'yes' }],
  ['US_OR', { us_people: 25_000, us_sale_share: 25 }, { us_people: 25_000, us_sale_share: 24 }],
  ['US_MT', { us_people: 25_000 }, { us_people: 24_999 }],
  ['US_FL', { us_revenue: 1_000_000_001 }, { us_revenue: 1_000_000_000 }],
  ['US_DE', { us_people: 10_000 }, { us_people: 9_999 }],
  ['US_IA', { us_people: 100_000 }, { us_people: 99_999 }],
  ['US_NH', { us_people: 35_000 }, { us_people: 34_999 }],
  ['US_NJ', { us_people: 25_000, sell_share: 'sell' }, { us_people: 25_000 }],
  ['US_TN', { us_people: 175_000, ...rich }, { us_people: 174_999, ...rich }],
  ['US_MN', { us_people: 100_000, us_small_business: 'no' }, { us_people: 100_000 }],
  ['US_MD', { us_people: 10_000, us_sale_share: 21 }, { us_people: 10_000, us_sale_share: 20 }],
  ['US_IN', { us_people: 100_000 }, { us_people: 99_999 }],
  ['US_KY', { us_people: 100_000 }, { us_people: 99_999 }],
  ['US_RI', { us_people: 35_000 }, { us_people: 34_999 }],
  ['US_OK', { us_people: 25_000, us_sale_share: 51 }, { us_people: 99_999 }],
  ['US_LA', { us_revenue: 25_000_001 }, { us_revenue: 25_000_000 }],
  ['US_LA', { us_people: 75_000 }, { us_people: 74_999 }],
  ['US_AL', { us_people: 25_001 }, { us_people: 25_000 }],
  ['US_AL', { us_people: 25_001, us_staff: 500 }, { us_people: 25_001, us_staff: 499 }],
  ['US_VT', { us_people: 3000, special_data: ['health'] }, { us_people: 2999, special_data: ['health'] }],
];

test.each(edges)('%s begins at its own threshold', (state, over, under) => {
  expect(laws({ ...known, ...over })).toContain(state.toLowerCase());
  expect(laws({ ...known, ...under })).not.toContain(state.toLowerCase());
});

test('every act has an edge above', () => {
  expect([...new Set(edges.map(([state]) => state))].toSorted()).toEqual(comprehensiveStates.toSorted());
});

test('California counts revenue, people and the share of income', () => {
  for (const [over, under] of [
    [{ us_revenue: 26_625_001 }, { us_revenue: 26_625_000 }],
    [{ us_people: 100_000 }, { us_people: 99_999 }],
    [{ us_sale_share: 50 }, { us_sale_share: 49 }],
  ]) {
    expect(laws({ ...known, ...over })).toContain('ccpa_cpra');
    expect(laws({ ...known, ...under })).not.toContain('ccpa_cpra');
  }
});

test('the number of a state counts before that of the whole country', () => {
  const us_people_states = [{ _id: 'r1', us_people_state: 'US_VA', us_people_count: 900 }];
  const found = laws({ ...known, us_people: 120_000, us_people_states });
  expect(found).toContain('us_in');
  expect(found).not.toContain('us_va');
});

test('what nobody knows counts as over, what was said not to be sold as not sold', () => {
  const all = comprehensiveStates.map((state) => state.toLowerCase());
  const unknown = { country: 'DE', audience_regions: ['us'], us_numbers: 'unknown' };
  expect(laws(unknown)).toEqual(expect.arrayContaining([...all, 'ccpa_cpra']));
  expect(laws({ country: 'DE', audience_regions: ['us'] })).toEqual(laws(unknown));
  const { us_revenue: _, ...noRevenue } = known;
  expect(laws(noRevenue)).toEqual(expect.arrayContaining(['ccpa_cpra', 'us_la', 'us_fl']));
  expect(laws(noRevenue)).not.toContain('us_tn');
});

test('a no of former days counts as below until its numbers are told', () => {
  const found = laws({ country: 'DE', audience_regions: ['us'], us_numbers: 'known' });
  expect(found).not.toContain('ccpa_cpra');
  expect(found.filter((law) => comprehensiveStates.some((state) => state.toLowerCase() === law))).toEqual([]);
});

test('more people, income or revenue never free a business from an act', () => {
  const number = fc.integer({ min: 0, max: 300_000 });
  const size = fc.record({
    us_people: number,
    us_sale_share: fc.integer({ min: 0, max: 100 }),
    us_revenue: fc.integer({ min: 0, max: 2_000_000_000 }),
    us_staff: fc.integer({ min: 0, max: 2000 }),
  });
  const more = fc.constantFrom('us_people', 'us_sale_share', 'us_revenue', 'us_staff');
  fc.assert(
    fc.property(size, more, number, (given, question, added) => {
      const before = laws({ ...known, ...given });
      const after = laws({ ...known, ...given, [question]: given[question] + added });
      expect(before.filter((law) => !after.includes(law))).toEqual([]);
    }),
    { numRuns: 300, seed: 2026 },
  );
});

test('a lower threshold of later binds from its day, and the first version without a day at once', () => {
  expect(firstDayOf('us_de', { ...known, us_people: 20_000 })).toBe('2027-01-01');
  expect(firstDayOf('us_de', { ...known, us_people: 40_000 })).toBeNull();
  expect(firstDayOf('us_ok', { ...known, us_people: 200_000 })).toBe('2027-01-01');
  // Ticked by hand.
  expect(firstDayOf('us_vt', known)).toBe('2028-01-01');
  expect(firstDayOf('gdpr', known)).toBeNull();
});

test('the versions of an act stand in the order of their days, each with its law', () => {
  for (const versions of Object.values(stateActs)) {
    const days = versions.map((version) => ('from' in version ? version.from : ''));
    expect(days).toEqual(days.toSorted());
    for (const { any, law } of versions) expect([any.length > 0, law.length > 5]).toEqual([true, true]);
  }
});
