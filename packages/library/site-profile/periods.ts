/** Periods as answers hold them, in days. */
import type { Period } from '@clausewright/engine/questionnaire/definition';

const daysPerUnit: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 30, years: 365 };

/** Undefined for what is no period. */
export function daysOf(period: unknown): number | undefined {
  if (typeof period !== 'object' || period === null) return undefined;
  const { amount, unit } = period as Partial<Period>;
  const days = unit === undefined ? undefined : daysPerUnit[unit];
  return typeof amount === 'number' && days !== undefined ? amount * days : undefined;
}

/** A year is twelve months, and a month has 28 to 31 days. */
export function isAbout(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(one, other) / 15;
}
