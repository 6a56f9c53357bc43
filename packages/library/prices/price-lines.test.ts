import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPrices } from './default-prices.ts';
import { getAmount, checkPriceTable, type PriceTable } from '@clausewright/engine/pricing/price-table';
import {
  priceLines,
  withoutPaid,
  type Chosen,
  type PurchasedState,
} from '@clausewright/engine/pricing/price-lines';

const table: PriceTable = defaultPrices;
const free: Chosen = {
  type: 'PRIVACY_POLICY',
  answers: [],
  clauses: [{ id: 'pp.intro', price: null }],
  furtherLaws: [],
  languages: ['de'],
};
const chosen = fc.record({
  type: fc.constantFrom('PRIVACY_POLICY' as const, 'TEST' as const),
  answers: fc.array(
    fc.record({
      path: fc.stringMatching(/^[a-z]{1,3}$/u),
      code: fc.constantFrom('additional_domain', 'hosting', 'answer_premium'),
    }),
  ),
  clauses: fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^pp\.[a-z]{1,3}$/u),
      price: fc.constantFrom(null, 'answer_premium', 'detail_table', 'unheard-of'),
    }),
    { selector: (clause) => clause.id },
  ),
  furtherLaws: fc.array(fc.constantFrom('uk_gdpr', 'lgpd', 'popia')),
  languages: fc.array(fc.constantFrom('de', 'en', 'fr')),
});

test('one language and the home law cost nothing', () => {
  expect(priceLines(free, table)).toEqual({ lines: [], currency: 'EUR', total: 0, premium: false });
});

test('the first paid line adds the base price of the type', () => {
  const price = priceLines({ ...free, languages: ['de', 'en'] }, table);
  expect(price.lines.map((line) => [line.key, line.amount])).toEqual([
    ['premium:PRIVACY_POLICY', 2400],
    ['translation_language:en', 1500],
  ]);
  expect(price.total).toBe(3900);
});

test('a line that costs nothing does not make the agreement premium', () => {
  const answers = [{ path: 'entity_type:business', code: 'business_entity' }];
  expect(priceLines({ ...free, answers }, table).premium).toBe(false);
});

test('a clause is charged for its answers, and languages and laws are not charged twice', () => {
  const price = priceLines(
    {
      ...free,
      clauses: [{ id: 'pp.ads', price: 'answer_premium' }],
      answers: [
        { path: 'ads', code: 'answer_premium' },
        { path: 'document_languages', code: 'translation_language' },
        { path: 'extra_sites/r1', code: 'additional_domain' },
      ],
    },
    table,
  );
  expect(price.lines.map((line) => line.key)).toEqual([
    'premium:PRIVACY_POLICY',
    'answer_premium:pp.ads',
    'additional_domain:extra_sites/r1',
  ]);
});

test('an upgrade charges only what is not owned yet', () => {
  const before = priceLines({ ...free, furtherLaws: ['uk_gdpr'] }, table);
  const owned = before.lines.map((line) => line.key);
  const after = priceLines({ ...free, furtherLaws: ['uk_gdpr', 'lgpd'] }, table, { owned, served: ['de'] });
  expect(after.total).toBe(getAmount(table, 'further_law'));
});

test('the sum is an exact non-negative integer, and zero once everything is owned', () => {
  fc.assert(
    fc.property(chosen, (one) => {
      const price = priceLines(one, table);
      expect(Number.isSafeInteger(price.total)).toBe(true);
      expect(price.total).toBe(price.lines.reduce((sum, line) => sum + line.amount, 0));
      expect(new Set(price.lines.map((line) => line.key)).size).toBe(price.lines.length);
      const keys = price.lines.map((line) => line.key);
      expect(priceLines(one, table, { owned: keys, served: [] }).total).toBe(0);
      expect(priceLines(one, table, { owned: ['gone:long-ago', ...keys], served: ['en'] }).total).toBe(0);
    }),
  );
});

const language = (id: string): string => `translation_language:${id}`;
const base = 'premium:PRIVACY_POLICY';
const bought = { owned: [base, language('en'), language('fr')], served: ['de', 'en', 'fr'] };
const unpaid = (languages: string[], standing: PurchasedState): string[] =>
  priceLines({ ...free, languages }, table, standing)
    .lines.filter((line) => !line.owned)
    .map((line) => line.key);

test('the free language is not charged when another one becomes first', () => {
  for (const languages of [['fr', 'de'], ['en', 'fr', 'de'], ['fr'], ['en', 'fr']]) {
    expect(unpaid(languages, bought)).toEqual([]);
  }
  expect(unpaid(['it', 'fr', 'de'], bought)).toEqual([language('it')]);
});

test('another language may become the free one, but never a second one', () => {
  const served = (...languages: string[]): PurchasedState => ({ owned: [], served: languages });
  expect(unpaid(['en'], served('de'))).toEqual([]);
  expect(unpaid(['de', 'en'], served('en'))).toEqual([base, language('de')]);
  expect(unpaid(['it', 'fr', 'en'], { ...bought, served: ['en', 'fr'] })).toEqual([]);
  expect(unpaid(['de', 'it', 'fr', 'en'], { ...bought, served: ['it', 'fr', 'en'] })).toEqual([
    language('de'),
  ]);
});

const ids = ['de', 'en', 'es', 'fr', 'it', 'nl'];
const histories = fc.record({
  chosen: fc.shuffledSubarray(ids, { minLength: 1 }),
  standing: fc.record({
    owned: fc.shuffledSubarray(ids).map((owned) => [base, ...owned.map(language)]),
    served: fc.shuffledSubarray(ids),
  }),
});
const totalOf = (languages: readonly string[], standing: PurchasedState): number =>
  priceLines({ ...free, languages }, table, standing).total;
const oneLine = getAmount(table, 'translation_language');

test('the order of languages never changes the total', () => {
  const turned = histories.chain(({ chosen, standing }) =>
    fc.tuple(
      fc.constant(totalOf(chosen, standing)),
      fc.shuffledSubarray(chosen, { minLength: chosen.length }),
      fc.constant(standing),
    ),
  );
  fc.assert(
    fc.property(turned, ([total, other, standing]) => {
      expect(totalOf(other, standing)).toBe(total);
    }),
  );
});

test('each unpaid language but one costs one line; removing one costs nothing', () => {
  fc.assert(
    fc.property(histories, ({ chosen: languages, standing }) => {
      const missing = languages.filter((id) => !standing.owned.includes(language(id)));
      const total = totalOf(languages, standing);
      expect(total).toBe(Math.max(0, missing.length - 1) * oneLine);
      for (const left of languages) {
        const fewer = languages.filter((id) => id !== left);
        expect(total - totalOf(fewer, standing)).toBeOneOf([0, oneLine]);
      }
      for (const added of ids.filter((id) => !languages.includes(id))) {
        const isNew = !standing.owned.includes(language(added)) && missing.length > 0;
        expect(totalOf([added, ...languages], standing) - total).toBe(isNew ? oneLine : 0);
      }
    }),
  );
});

test('through any changes each language is paid once, and all but one of those served are paid', () => {
  const wishes = fc.array(fc.shuffledSubarray(ids, { minLength: 1 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(wishes, (steps) => {
      let standing: PurchasedState = { owned: [], served: [] };
      for (const wish of steps) {
        const price = priceLines({ ...free, languages: wish }, table, standing);
        const due = price.lines.filter((line) => !line.owned).map((line) => line.key);
        expect(standing.owned.filter((key) => due.includes(key))).toEqual([]);
        // What is served is not charged for while it stays.
        const kept = standing.served.filter((id) => wish.includes(id)).map(language);
        expect(due.filter((key) => kept.includes(key))).toEqual([]);
        standing = { owned: [...standing.owned, ...due], served: wish };
        expect(totalOf(wish, standing)).toBe(0);
        const without = wish.filter((id) => !standing.owned.includes(language(id)));
        expect(without.length).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('the free version costs nothing and keeps every free clause and the first language', () => {
  fc.assert(
    fc.property(chosen, (one) => {
      const { kept, removed } = withoutPaid(one, priceLines(one, table));
      expect(priceLines(kept, table).total).toBe(0);
      expect(kept.languages[0]).toBe(one.languages[0]);
      const freeClauses = one.clauses.filter((clause) => clause.price === null);
      expect(kept.clauses).toEqual(freeClauses);
      expect(removed.every((line) => line.amount > 0)).toBe(true);
    }),
  );
});

test('the seed is a valid table, and a broken amount is named', () => {
  expect(checkPriceTable(table)).toEqual([]);
  const broken = { ...table, line_codes: { ...table.line_codes, hosting: 1.5, further_law: -1 } };
  expect(checkPriceTable(broken).map((fault) => fault.split(':')[0])).toEqual([
    'line_codes.hosting',
    'line_codes.further_law',
  ]);
});
