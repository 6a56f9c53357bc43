/** Numbers of the log from its counters. Pure. */
import type { LogCounts, LogPage } from '@clausewright/contract';
import { type ConsentAction, consentActions } from '@clausewright/contract/banner';
import type { CountedDay } from './counter-store.ts';

/** Of each action, the numbers that it adds to beside all answers. */
const adds: Readonly<Record<ConsentAction, readonly Exclude<keyof LogCounts, 'answers'>[]>> = {
  accept: ['accepted'],
  reject: ['rejected'],
  custom: ['custom'],
  gpc: ['rejected', 'signals'],
  withdraw: ['custom', 'withdrawn'],
  notice: ['notices'],
};

const names = new Map(Object.entries(consentActions).map(([name, code]) => [code, name as ConsentAction]));

/** A record's action by its number, which the database bounds. */
export function toAction(code: number): ConsentAction {
  const name = names.get(code as (typeof consentActions)[ConsentAction]);
  if (name === undefined) throw new Error(`no action of an answer: ${code}`);
  return name;
}

export function sumCounts(rows: readonly Pick<CountedDay, 'action' | 'answers'>[]): LogCounts {
  const counts = { answers: 0, accepted: 0, custom: 0, rejected: 0, withdrawn: 0, signals: 0, notices: 0 };
  for (const { action, answers } of rows) {
    counts.answers += answers;
    for (const name of adds[toAction(action)]) counts[name] += answers;
  }
  return counts;
}

/** By day or by month, the oldest first; those without answers are left out. */
export function toTimeBuckets(rows: readonly CountedDay[], unit: LogPage['unit']): LogPage['parts'] {
  const first = ({ day }: CountedDay): string => (unit === 'day' ? day : `${day.slice(0, 7)}-01`);
  return [...Map.groupBy(rows, first)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([of, part]) => ({ first: of, ...sumCounts(part) }));
}

export function byDay(rows: readonly CountedDay[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { day, answers } of rows) days.set(day, (days.get(day) ?? 0) + answers);
  return days;
}
