/** A copy of what is published of the signed days (`/c/days`), as anybody may keep one. Pure. */
import { z } from 'zod';
import { dayHash, type DayRoot } from './day-root.ts';
import { hex } from './leaf.ts';
import { deriveKeyId } from './signing-key.ts';

const hexOf = (bytes: number) =>
  z
    .string()
    .regex(/^[\da-f]*$/)
    .length(2 * bytes);
const copy = z.object({
  format: z.literal('consent-days/1'),
  days: z.array(
    z.object({
      v: z.literal(1),
      day: z.iso.date(),
      sites: z.int(),
      root: hexOf(32),
      previous: hexOf(32).nullable(),
      key: hexOf(8),
      signature: hexOf(64),
      hash: hexOf(32),
      // Copies of earlier versions have none; null where the day had none yet.
      stamp: z.object({ token: z.base64() }).nullish(),
    }),
  ),
  // Copies that an earlier version published have none.
  keys: z.record(z.string(), hexOf(32)).optional(),
});

/** What was kept of a day outside: its hash, and its time stamp where it had one. */
export interface StoredDay {
  day: string;
  hash: string;
  /** The token; missing where nothing was kept of it. */
  stamp?: Uint8Array | null;
}

/** What became of a day that was kept, in sentences: `now` is the hash that it has, if it is there. */
export function describeDayChange(
  { day, hash }: Pick<StoredDay, 'day' | 'hash'>,
  now: string | undefined,
): string[] {
  if (now === undefined) return [`${day}: the day was signed, and is not there any more.`];
  return now === hash ? [] : [`${day}: the day was signed anew.`];
}

export interface CopiedDay extends DayRoot, StoredDay {
  /** As the copy says it. */
  told: string;
  /** As it follows from the day. */
  hash: string;
}

export interface DaysCopy {
  /** The oldest first. */
  days: readonly CopiedDay[];
  keys: readonly Uint8Array[];
}

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'));

/** Null for what is no copy; what it says is not yet held against anything. */
export function readDaysCopy(text: string): DaysCopy | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = copy.safeParse(value);
  if (data === undefined) return null;
  const days = data.days.map(({ day, sites, root, previous, key, signature, hash, stamp }) => {
    const read: DayRoot = {
      day,
      sites,
      root: bytes(root),
      previous: previous === null ? null : bytes(previous),
      keyId: key,
      signature: bytes(signature),
    };
    const token = stamp ? new Uint8Array(Buffer.from(stamp.token, 'base64')) : null;
    return { ...read, told: hash, hash: hex(dayHash(read)), stamp: token };
  });
  return {
    days: days.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    keys: Object.values(data.keys ?? {}).map(bytes),
  };
}

/** Keys by what days call them. */
export function byId(keys: readonly Uint8Array[]): ReadonlyMap<string, Uint8Array> {
  return new Map(keys.map((key) => [deriveKeyId(key), key]));
}
