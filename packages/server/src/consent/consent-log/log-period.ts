/** Which days a page of the log is about. Days are those of UTC, `YYYY-MM-DD`. Pure. */
import type { LogPeriod } from '@clausewright/contract';

export interface Days {
  first: string;
  /** Included. */
  last: string;
}

const day = 86_400_000;

export const toDay = (at: Date): string => at.toISOString().slice(0, 10);
export const startOfDay = (of: string): Date => new Date(`${of}T00:00:00Z`);
export const endOfDay = (of: string): Date => new Date(startOfDay(of).getTime() + day);

/** `counted`: first and last day with answers; null where there are none. */
export function resolveDays(period: LogPeriod, now: Date, counted: Days | null): Days {
  const today = toDay(now);
  const month = (ahead: number, date: number): string =>
    toDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, date)));
  if (period === 'current-month') return { first: month(0, 1), last: today };
  if (period === 'last-month') return { first: month(-1, 1), last: month(0, 0) };
  // An answer may be filed some minutes ahead of our own clock.
  return {
    first: counted?.first ?? month(0, 1),
    last: counted !== null && counted.last > today ? counted.last : today,
  };
}

/** All days of a month such as `2026-03`; null for anything else. */
export function listDaysOfMonth(month: string): Days | null {
  const [, year = '', number = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === '') return null;
  return { first: `${month}-01`, last: toDay(new Date(Date.UTC(Number(year), Number(number), 0))) };
}
