import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterPeriods, calculatePeriod, type PlanLength } from './periods.ts';

const monthly: PlanLength = { interval: 'month', count: 1 };
const yearly: PlanLength = { interval: 'year', count: 1 };
const threeYears: PlanLength = { interval: 'year', count: 3 };
const at = (text: string) => new Date(`${text}T10:20:30.456Z`);

test.each([
  ['2026-01-31', monthly, 1, '2026-02-28'],
  ['2026-01-31', monthly, 2, '2026-03-31'],
  ['2027-12-31', monthly, 2, '2028-02-29'],
  ['2026-11-30', monthly, 3, '2027-02-28'],
  ['2028-02-29', yearly, 1, '2029-02-28'],
  ['2028-02-29', yearly, 4, '2032-02-29'],
  ['2028-02-29', threeYears, 1, '2031-02-28'],
  ['2026-03-15', monthly, 0, '2026-03-15'],
] as const)('%s and %o, %i times, is %s', (anchor, length, periods, expected) => {
  expect(afterPeriods(at(anchor), length, periods)).toEqual(at(expected));
});

const length = fc.record<PlanLength>({
  interval: fc.constantFrom('month', 'year'),
  count: fc.integer({ min: 1, max: 12 }),
});
const anchor = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});
const number = fc.integer({ min: 1, max: 200 });

test('periods are contiguous, each of its months, at the same time of day', () => {
  fc.assert(
    fc.property(anchor, length, number, (from, plan, no) => {
      const { startsAt, endsAt } = calculatePeriod(from, plan, no);
      expect(calculatePeriod(from, plan, no + 1).startsAt).toEqual(endsAt);
      const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
      expect(months(endsAt) - months(startsAt)).toBe(plan.count * (plan.interval === 'year' ? 12 : 1));
      expect(endsAt.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000);
      expect(calculatePeriod(from, plan, 1).startsAt).toEqual(from);
    }),
  );
});

test('a period ends on its anchor day, or on the last day of a shorter month', () => {
  fc.assert(
    fc.property(anchor, length, number, (from, plan, no) => {
      const end = afterPeriods(from, plan, no);
      const nextDay = new Date(end.getTime() + 86_400_000);
      const isLast = nextDay.getUTCDate() === 1;
      const sameDay = end.getUTCDate() === from.getUTCDate();
      expect(sameDay || (isLast && end.getUTCDate() < from.getUTCDate())).toBe(true);
    }),
  );
});
