/**
 * Pages of the log, newest first, each begun where another ended: a page costs the same wherever it is. The
 * counters say on which days answers are, so that no others are looked at. Pure.
 */
import { type Days, toDay, endOfDay, startOfDay } from './log-period.ts';

export const pageSize = 50;

/** Where a page begins: behind one answer, towards older or newer ones. */
export interface PageStart {
  towards: 'older' | 'newer';
  at: Date;
  id: string;
  /** Answers before that one and itself. */
  place: number;
}

const letters = { older: 'o', newer: 'n' } as const;

/** For addresses; `readStart` reads it. */
export function writeStart({ towards, at, id, place }: PageStart): string {
  return `${letters[towards]}.${at.getTime().toString(36)}.${id}.${place}`;
}

/** What the contract let pass; null where it names no moment. */
export function readStart(text: string): PageStart | null {
  const [letter, time = '', id = '', place = ''] = text.split('.');
  const at = new Date(Number.parseInt(time, 36));
  if (Number.isNaN(at.getTime())) return null;
  return { towards: letter === 'n' ? 'newer' : 'older', at, id, place: Number(place) };
}

export interface Span {
  from: Date;
  /** Not included. */
  to: Date;
}

/** Answers by day. */
export type ByDay = ReadonlyMap<string, number>;

/**
 * Answers that are looked through for one page, or one step of a file, about: where few of very many are wanted,
 * pages are short rather than late.
 */
const mostLookedThrough = 200_000;

/**
 * The spans in which a page and one answer more are found; `ended`: not all that would follow are among them.
 * At least one of them has an answer that is wanted behind the start, if there is any.
 */
export function spansFor(
  { wanted, held }: { wanted: ByDay; held: ByDay },
  start: PageStart | null,
  days: Days,
): { spans: Span[]; ended: boolean } {
  const newer = start?.towards === 'newer';
  const at = start === null ? days.last : toDay(start.at);
  const order = [...wanted.keys()]
    .filter((day) => (newer ? day >= at : day <= at))
    .toSorted((one, other) => (one < other === newer ? -1 : 1));
  const taken: string[] = [];
  let [found, looked] = [0, 0];
  for (const day of order) {
    if (found > pageSize || (found > 0 && looked > mostLookedThrough)) break;
    // Of the first day a part may lie before the start.
    if (start === null || day !== at) found += wanted.get(day) ?? 0;
    looked += held.get(day) ?? 0;
    taken.push(day);
  }
  return { spans: joined(taken), ended: taken.length < order.length };
}

/** All days with something wanted, oldest first, in steps that are looked through one by one. */
export function stepsThrough({ wanted, held }: { wanted: ByDay; held: ByDay }): Span[][] {
  const steps: string[][] = [];
  let looked = Number.POSITIVE_INFINITY;
  for (const day of [...wanted.keys()].toSorted()) {
    const more = held.get(day) ?? 0;
    if (looked + more > mostLookedThrough) {
      steps.push([]);
      looked = 0;
    }
    looked += more;
    steps.at(-1)?.push(day);
  }
  return steps.map(joined);
}

/** Days next to each other are one span. */
function joined(days: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const day of days.toSorted()) {
    const span = { from: startOfDay(day), to: endOfDay(day) };
    const last = spans.at(-1);
    if (last !== undefined && +last.to === +span.from) last.to = span.to;
    else spans.push(span);
  }
  return spans;
}
