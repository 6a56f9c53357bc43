/** Answers by day or month, those without any filled in. */
import type { LogCounts, LogPage } from '@clausewright/contract';

export type TimeBucket = LogPage['parts'][number];
export type Unit = LogPage['unit'];

const none: LogCounts = {
  answers: 0,
  accepted: 0,
  custom: 0,
  rejected: 0,
  withdrawn: 0,
  signals: 0,
  notices: 0,
};

/** The day or month after one; both are named by their first day. */
function after(first: string, unit: Unit): string {
  const date = new Date(first);
  if (unit === 'day') date.setUTCDate(date.getUTCDate() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
}

/** Every day of the period, or every month from the first with answers: what came before is no part of the log. */
export function allBuckets({
  first,
  last,
  unit,
  parts,
}: Pick<LogPage, 'first' | 'last' | 'unit' | 'parts'>): TimeBucket[] {
  const known = new Map(parts.map((part) => [part.first, part]));
  const filled: TimeBucket[] = [];
  const begin = unit === 'day' ? first : (parts[0]?.first ?? first);
  for (let at = begin; at <= last; at = after(at, unit)) filled.push(known.get(at) ?? { ...none, first: at });
  return filled;
}

/** From the bottom of a bar to its top. */
export const series = ['accepted', 'custom', 'rejected', 'notices'] as const;
export type Series = (typeof series)[number];

/** Notices are there only where some banner asked nothing. */
export function listSeries(totals: Pick<LogCounts, 'notices'>): readonly Series[] {
  return totals.notices > 0 ? series : series.slice(0, 3);
}
