import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultPrices } from '@clausewright/library/clauses';
import { expect, test } from 'vitest';
import { checkPlanLabels, listPlans } from './consent-plans.ts';

const packages = fileURLToPath(new URL('../../../../', import.meta.url));

/** Sources of the product, without tests, what only they use, and the gallery of controls. */
function sources(): string[] {
  return ['engine/src', 'library', 'contract/src', 'documents/src', 'server/src', 'web/app'].flatMap(
    (folder) =>
      readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)(testing|gallery)\//.test(name))
        .map((name) => join(packages, folder, name)),
  );
}

const someAmount = /\b(?:price|premium|cost|net|total|amount)s?\b['"]?\s*[:=]\s*[1-9]\d{2,}\b/i;
const someText = /(?:€|\$|EUR|USD)\s?\d+[.,]\d\d\b|\b\d+[.,]\d\d\s?(?:€|EUR|USD)/;

test('the source contains no prices, neither as numbers nor in words', () => {
  const found = sources().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*\*)/.test(line))
      .filter((line) => someAmount.test(line) || someText.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('the search would detect one', () => {
  expect(someAmount.test('const price = 2400;')).toBe(true);
  expect(someAmount.test("{ code: 'yearly', price: 10800 }")).toBe(true);
  expect(someText.test('<p>Only €29.00</p>')).toBe(true);
  expect(someText.test('Pay 28.80 EUR')).toBe(true);
});

test('the labels of the built-in plans match their prices', () => {
  expect(checkPlanLabels(defaultPrices)).toEqual([]);
  expect(listPlans(defaultPrices).map(({ label }) => label)).toEqual([null, '10%', '50%']);
});

test.each([
  ['10%', 10_800, true],
  ['10 %', 10_800, true],
  ['12.5%', 10_500, true],
  ['10%', 10_799, false],
  ['11%', 10_800, false],
  ['100%', 1, false],
  ['-10%', 13_200, false],
])('a year labelled %s for %i: %s', (label, price, truthful) => {
  const consent_plans = [
    { code: 'monthly', interval: 'month', count: 1, price: 1000, label: null },
    { code: 'yearly', interval: 'year', count: 1, price, label },
  ];
  expect(checkPlanLabels({ ...defaultPrices, consent_plans }).length === 0).toBe(truthful);
  expect(checkPlanLabels({ ...defaultPrices, consent_plans: consent_plans.slice(1) })).toHaveLength(1);
});
