/** How visitors of the last 30 days answered a banner. Pure. */
import { sumCounts } from '../consent/consent-log/log-counts.ts';
import type { CountedDay } from '../consent/consent-log/counter-store.ts';

const days = 30;

/** Fewer answers say nothing about a rate. */
const enough = 100;

/** ISO day of the first of the last 30. */
export function firstDay(now: Date): string {
  return new Date(now.getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
}

interface Shares {
  answers: number;
  /** Null where there are too few answers. */
  accepted: number | null;
  chosen: number | null;
  rejected: number | null;
}

export function toShares(rows: readonly CountedDay[]): Shares {
  const { answers, accepted, custom, rejected } = sumCounts(rows);
  const share = (part: number) => (answers < enough ? null : part / answers);
  return { answers, accepted: share(accepted), chosen: share(custom), rejected: share(rejected) };
}

/** Each of the 30 days, the oldest first; null where nobody answered. */
export function sharesByDay(
  rows: readonly CountedDay[],
  now: Date,
): { day: string; accepted: number | null }[] {
  const first = Date.parse(firstDay(now));
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    const { answers, accepted } = sumCounts(rows.filter((row) => row.day === day));
    return { day, accepted: answers === 0 ? null : accepted / answers };
  });
}
