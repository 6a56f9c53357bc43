import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeKey, type Discount, discountOn, isValidFor, splitOver } from './discount.ts';

const now = new Date('2026-03-01T12:00:00Z');
const earlier = new Date('2026-02-01T12:00:00Z');
const later = new Date('2026-04-01T12:00:00Z');

const tenPercent: Discount = {
  id: 'x'.repeat(22),
  code: 'Spring-10',
  percent: 1000,
  fixed: null,
  currency: null,
  scope: null,
  upgrades: false,
  startsAt: earlier,
  endsAt: later,
  totalLimit: null,
  customerLimit: null,
  minimum: 0,
  periods: 1,
  disabledAt: null,
  createdAt: earlier,
};
const sale = { sold: 'PRIVACY_POLICY', upgrade: false, net: 2900, currency: 'EUR', now };

const amounts = fc.array(fc.nat({ max: 100_000_000 }), { maxLength: 30 });
const kind = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 10_000 }), fixed: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), fixed: fc.integer({ min: 1, max: 100_000_000 }) }),
);

test('shares are integers that sum to the discount exactly, and none exceeds its line', () => {
  fc.assert(
    fc.property(amounts, kind, (lines, taken) => {
      const net = lines.reduce((sum, line) => sum + line, 0);
      const discount = discountOn(taken, net);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(net);
      const parts = splitOver(lines, discount);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(discount);
      for (const [index, part] of parts.entries()) {
        expect(Number.isInteger(part)).toBe(true);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(lines[index] ?? 0);
      }
    }),
  );
});

test('a share differs from its exact value by at most one unit', () => {
  fc.assert(
    fc.property(amounts, fc.nat({ max: 10_000 }), (lines, share) => {
      const net = lines.reduce((sum, line) => sum + line, 0);
      const discount = discountOn({ percent: share, fixed: null }, net);
      for (const [index, part] of splitOver(lines, discount).entries()) {
        const exact = net === 0 ? 0 : ((lines[index] ?? 0) * discount) / net;
        expect(Math.abs(part - exact)).toBeLessThan(1.000_001);
      }
    }),
  );
});

test('remaining units go to the largest remainders, earlier lines first', () => {
  expect(splitOver([1000, 1000, 1000], 100)).toEqual([34, 33, 33]);
  expect(splitOver([2400, 500, 1500], 441)).toEqual([241, 50, 150]);
  expect(splitOver([], 0)).toEqual([]);
  expect(splitOver([0, 0], 0)).toEqual([0, 0]);
});

test('ten percent of 29.00 is 2.90, and half a cent rounds up', () => {
  expect(discountOn({ percent: 1000, fixed: null }, 2900)).toBe(290);
  expect(discountOn({ percent: 1000, fixed: null }, 2905)).toBe(291);
  expect(discountOn({ percent: 10_000, fixed: null }, 2905)).toBe(2905);
  expect(discountOn({ percent: null, fixed: 5000 }, 2900)).toBe(2900);
});

test('codes ignore case and surrounding spaces', () => {
  expect(codeKey(' spring-10 ')).toBe(codeKey(tenPercent.code));
});

test.each<[string, Partial<Discount>, Partial<typeof sale>]>([
  ['a code that is disabled', { disabledAt: earlier }, {}],
  ['one that begins later', { startsAt: later }, {}],
  ['one that has ended', { endsAt: now }, {}],
  ['one for something else', { scope: ['EULA', 'yearly'] }, {}],
  ['one that is not for upgrades', {}, { upgrade: true }],
  ['a sum in another currency', { percent: null, fixed: 500, currency: 'USD' }, {}],
  ['a sale below the minimum', { minimum: 2901 }, {}],
  ['a sale of nothing', {}, { net: 0 }],
])('%s is not valid', (_, given, sold) => {
  expect(isValidFor({ ...tenPercent, ...given }, { ...sale, ...sold })).toBe(false);
});

test('a code is valid for what it was created for', () => {
  expect(isValidFor(tenPercent, sale)).toBe(true);
  expect(isValidFor({ ...tenPercent, scope: ['PRIVACY_POLICY'], minimum: 2900 }, sale)).toBe(true);
  expect(isValidFor({ ...tenPercent, upgrades: true }, { ...sale, upgrade: true })).toBe(true);
  expect(isValidFor({ ...tenPercent, endsAt: null, percent: null, fixed: 1, currency: 'EUR' }, sale)).toBe(
    true,
  );
});
