/**
 * Holds two copies of the published days against each other: whoever keeps one needs neither the service nor its
 * database to see that a log was signed anew. Pure.
 */
import { dayText } from './day-root.ts';
import { byId, describeDayChange, type CopiedDay, type DaysCopy } from './days-copy.ts';
import { hex } from './leaf.ts';
import { isSigned } from './signing-key.ts';

export interface DaysCheck {
  /** What was altered, in sentences. */
  faults: string[];
  /** What nothing here proves, in sentences. */
  open: string[];
}

/** `given`: public keys known from elsewhere; without them those that the older copy names. */
export function checkDays(older: DaysCopy, newer: DaysCopy, given?: readonly Uint8Array[]): DaysCheck {
  const keys = byId([...older.keys, ...newer.keys, ...(given ?? [])]);
  const found = [
    ...withinCopy(older.days, 'older', keys),
    ...withinCopy(newer.days, 'newer', keys),
    ...sinceOlder(older.days, newer.days),
  ];
  const signers = signersOf(older, newer, { keys, given });
  const { faults, open } = begins(older.days, newer.days);
  return { faults: [...found, ...faults, ...signers.faults], open: [...open, ...signers.open] };
}

/** Each day by itself, and the chain of them. */
function withinCopy(
  days: readonly CopiedDay[],
  name: 'older' | 'newer',
  keys: ReadonlyMap<string, Uint8Array>,
): string[] {
  return days.flatMap((day, at) => {
    const before = days[at - 1];
    const key = keys.get(day.keyId);
    const isChained = before === undefined || (day.previous !== null && hex(day.previous) === before.hash);
    return [
      ...(day.told === day.hash ? [] : [`${day.day}: the day was altered in the ${name} copy.`]),
      ...(isChained ? [] : [`${day.day}: in the ${name} copy it does not follow the day before it.`]),
      ...(key === undefined || isSigned(dayText(day), day.signature, key)
        ? []
        : [`${day.day}: the signature in the ${name} copy does not fit.`]),
    ];
  });
}

function sinceOlder(older: readonly CopiedDay[], newer: readonly CopiedDay[]): string[] {
  const now = new Map(newer.map(({ day, hash }) => [day, hash]));
  const first = newer[0]?.day;
  // What is published begins a year back.
  const kept = older.filter(({ day }) => now.has(day) || first === undefined || day >= first);
  return kept.flatMap((one) => describeDayChange(one, now.get(one.day)));
}

/** Whether the newer copy goes on from the older one, where none of its days is in both. */
function begins(older: readonly CopiedDay[], newer: readonly CopiedDay[]): DaysCheck {
  const [last, first] = [older.at(-1), newer[0]];
  if (last === undefined || first === undefined) return { faults: [], open: [] };
  const earlier = older.some(({ day }) => day < first.day);
  if (earlier && first.previous === null)
    return { faults: [`${first.day}: the log begins anew with this day.`], open: [] };
  if (last.day >= first.day || (first.previous !== null && hex(first.previous) === last.hash))
    return { faults: [], open: [] };
  const open = [
    `The newer copy begins with ${first.day}, after the older one ends: nothing joins them. Keep one at least once a year.`,
  ];
  return { faults: [], open };
}

/** Who signed: a key that nobody here knows may be that of anybody. */
function signersOf(
  older: DaysCopy,
  newer: DaysCopy,
  { keys, given }: { keys: ReadonlyMap<string, Uint8Array>; given: readonly Uint8Array[] | undefined },
): DaysCheck {
  const known = given === undefined ? new Set(older.days.map(({ keyId }) => keyId)) : byId(given);
  const first = new Map([...older.days, ...newer.days].toReversed().map(({ keyId, day }) => [keyId, day]));
  const [faults, open]: [string[], string[]] = [[], []];
  for (const [id, day] of first) {
    if (!known.has(id) && given !== undefined)
      faults.push(`${day}: signed with the key ${id}, which is none of those given.`);
    else if (!keys.has(id))
      open.push(`${day}: the copies do not hold the key ${id}; give it as --key to check its signatures.`);
    else if (!known.has(id))
      open.push(
        `${day}: signed with the key ${id}, which the older copy does not know. If the secret of the service was changed, give all of its keys as --key.`,
      );
  }
  return { faults, open };
}
