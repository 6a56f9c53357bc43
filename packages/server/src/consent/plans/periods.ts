/** How long a paid period lasts. */
export interface PlanLength {
  interval: 'month' | 'year';
  count: number;
}

/**
 * The moment after so many periods: same day of the month and time (UTC) as the anchor, or the last day
 * of a month that is shorter. Counted from the anchor each time, so a short month does not shorten the rest.
 */
export function afterPeriods(anchor: Date, { interval, count }: PlanLength, periods: number): Date {
  const months = periods * count * (interval === 'year' ? 12 : 1);
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const day = Math.min(anchor.getUTCDate(), daysIn(first));
  first.setUTCDate(day);
  return first;
}

/** The period of that number, counted from 1; its end is the start of the next. */
export function calculatePeriod(
  anchor: Date,
  length: PlanLength,
  number: number,
): { startsAt: Date; endsAt: Date } {
  return {
    startsAt: afterPeriods(anchor, length, number - 1),
    endsAt: afterPeriods(anchor, length, number),
  };
}

function daysIn(month: Date): number {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
}
