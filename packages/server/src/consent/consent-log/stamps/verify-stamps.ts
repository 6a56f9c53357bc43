import type { Database } from '../../../platform/database/schema.ts';
import { dayBytes, type DayRoot } from '../day-root.ts';
import { dayEnd, dayRoots } from '../day-root-store.ts';
import { type LogFault, maxFaults } from '../log-fault.ts';
import { type DayStamp, dayStamps } from './day-stamp-store.ts';
import { readStamp, type Stamp } from './read-stamp.ts';

export interface StampReport {
  faults: readonly LogFault[];
  /** What is no fault, and says how much the stamps prove. */
  notes: readonly string[];
}

/** A day that nothing stamped so long after it ended may have been made anew. */
const soon = 2 * 86_400_000;

/**
 * Holds the time stamps against the signed days. That one is missing or came late is a note and no fault: an authority
 * that was away leaves the same, for good, and only who knows whether it was can tell.
 */
export async function verifyStamps(
  db: Database,
  { anchors, wanted }: { anchors: readonly Uint8Array[]; wanted: boolean },
): Promise<StampReport> {
  // Stamps first: a day that is signed meanwhile has none yet, the other way round would be a fault.
  const stamps = await dayStamps(db);
  const roots = await dayRoots(db);
  const byDay = new Map(roots.map((root) => [root.day, root]));
  const faults: LogFault[] = [];
  const held = new Map<string, Stamp>();
  for (const stamp of stamps) {
    const judged = await judge(stamp, byDay.get(stamp.day), anchors);
    if ('what' in judged) faults.push(judged);
    else held.set(stamp.day, judged);
  }
  if (held.size === 0)
    return { faults: faults.slice(0, maxFaults), notes: wanted ? ['No day is time-stamped yet.'] : [] };
  return {
    faults: faults.slice(0, maxFaults),
    notes: [...aboutAuthorities(held, anchors), ...gaps(roots, held)],
  };
}

async function judge(
  { day, token, at }: DayStamp,
  root: DayRoot | undefined,
  anchors: readonly Uint8Array[],
): Promise<Stamp | LogFault> {
  if (root === undefined) return { what: 'stamp-changed', day };
  const read = await readStamp(token, dayBytes(root), anchors);
  if (!read.ok) return { what: read.why === 'not-trusted' ? 'stamp-foreign' : 'stamp-changed', day };
  if (read.stamp.at.getTime() !== at.getTime()) return { what: 'stamp-changed', day };
  return at < dayEnd(day) ? { what: 'stamp-early', day } : read.stamp;
}

/** From when on by whom. */
function aboutAuthorities(held: ReadonlyMap<string, Stamp>, anchors: readonly Uint8Array[]): string[] {
  const lines = new Map<string, { from: string; who: string; days: number }>();
  for (const [day, { subject, fingerprint }] of held) {
    const known = lines.get(fingerprint);
    if (known !== undefined) known.days += 1;
    else lines.set(fingerprint, { from: day, who: `${subject} (SHA-256 ${fingerprint})`, days: 1 });
  }
  const told = [...lines.values()].map(
    ({ from, who, days }) => `Time-stamped from ${from} on by ${who}: ${days}`,
  );
  return anchors.length > 0
    ? told
    : [...told, 'Whether they are who they say was not checked: TIMESTAMP_CA is not set.'];
}

/** What the days since the first stamp lack. A day is as old as the oldest stamp of its own or of one after it. */
function gaps(roots: readonly DayRoot[], held: ReadonlyMap<string, Stamp>): string[] {
  const [first = ''] = held.keys();
  const since = roots.map(({ day }) => day).filter((day) => day >= first);
  const without = since.filter((day) => !held.has(day));
  const late: string[] = [];
  let shown = Infinity;
  for (const day of since.toReversed()) {
    shown = Math.min(shown, held.get(day)?.at.getTime() ?? Infinity);
    if (shown !== Infinity && shown > dayEnd(day).getTime() + soon) late.unshift(day);
  }
  return [
    ...listed('Signed days since then without a time stamp of their own', without),
    ...listed(
      'Days that nothing stamped within two days, as after the authority was away, or the log was signed anew',
      late,
    ),
  ];
}

const mostNamed = 10;

function listed(what: string, days: readonly string[]): string[] {
  if (days.length === 0) return [];
  const named = days.slice(0, mostNamed).join(', ');
  return [`${what}: ${days.length} (${named}${days.length > mostNamed ? ', …' : ''})`];
}
