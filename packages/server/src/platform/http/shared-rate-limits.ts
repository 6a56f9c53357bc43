/** Limits that hold over all processes of one PostgreSQL (decision 042). */
import type { Clock } from '../clock.ts';
import type { Limit } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import { allowanceKey, returnAllowance, spendAllowance } from './allowance-store.ts';
import { toNetwork } from '../network/to-network.ts';
import type { AnyLimit, RateLimits, Spent } from './allowance.ts';

export interface SharedCount {
  db: Database;
  /** Keys of rows follow from it, so that no row tells an address. */
  secret: Uint8Array;
  /** True for errors that mean the database is away for the moment. */
  isUnavailable: (error: unknown) => boolean;
}

/**
 * Limits of a hundred and more are there for floods. Of each a process takes a twentieth at a time, and gives the first
 * hundredth before it asks anybody: most callers send one answer, which costs no statement. It is counted as soon as
 * the process asks, so that N processes give at most N hundredths more than the limit.
 */
const crowd = 100;
const freeOf = (points: number): number => (points < crowd ? 0 : Math.floor(points / 100));
const pieceOf = (points: number): number => (points < crowd ? 1 : Math.floor(points / 20));
/** Callers that a process remembers; the one that came first gives way. */
const mostCallers = 100_000;

/** What a process knows of a caller in a window. */
interface Known {
  ends: number;
  /** May be spent here without asking. */
  free: number;
  /** Spent so, and not counted yet. */
  owed: number;
  /** Taken from what all processes share, and not spent yet. */
  taken: number;
  /** The piece that is being asked for, by all calls of the caller that wait for one. */
  taking: Promise<Spent> | null;
  /** Until when nobody needs to be asked, as it was refused. */
  refusedUntil: number;
}

export function createSharedRateLimits(
  limits: ReadonlyMap<AnyLimit, Limit>,
  { db, secret, isUnavailable, clock, alone }: SharedCount & { clock: Clock; alone: RateLimits },
): RateLimits {
  const callers = new Map<string, Known>();

  function limitOf(name: AnyLimit): Limit {
    const limit = limits.get(name);
    if (limit === undefined) throw new Error(`no limit named ${name}`);
    return limit;
  }

  function knownOf(key: string, { points, seconds }: Limit, now: number): Known {
    const known = callers.get(key);
    if (known !== undefined && known.ends > now) return known;
    const fresh = {
      ends: now + seconds * 1000,
      free: freeOf(points),
      owed: 0,
      taken: 0,
      taking: null,
      refusedUntil: 0,
    };
    callers.delete(key);
    callers.set(key, fresh);
    if (callers.size > mostCallers) callers.delete(String(callers.keys().next().value));
    return fresh;
  }

  async function spend(name: AnyLimit, text: string): Promise<Spent> {
    const limit = limitOf(name);
    const key = allowanceKey(secret, `limit-${name}`, text);
    const known = knownOf(key, limit, clock().getTime());
    // Who waited for a piece may find that others of the same caller took it all.
    for (;;) {
      const now = clock().getTime();
      if (known.free > 0) {
        known.free -= 1;
        known.owed += 1;
        return { ok: true };
      }
      if (known.taken > 0) {
        known.taken -= 1;
        return { ok: true };
      }
      if (known.refusedUntil > now) return refusedUntil(known.refusedUntil, now);
      if (pieceOf(limit.points) === 1) return take(known, key, limit);
      known.taking ??= take(known, key, limit).finally(() => (known.taking = null));
      const spent = await known.taking;
      if (!spent.ok) return spent;
    }
  }

  /** A piece of what all processes share, else a single one, each with what is owed. */
  async function take(known: Known, key: string, limit: Limit): Promise<Spent> {
    const piece = pieceOf(limit.points);
    let spent: Spent = { ok: true };
    for (const size of new Set([piece, 1])) {
      spent = await spendAllowance(db, key, limit, clock(), known.owed + size);
      if (!spent.ok) continue;
      known.owed = 0;
      // One that is taken by itself is spent by who asked.
      known.taken += piece === 1 ? 0 : size;
      return spent;
    }
    // Asked again before, it would be refused again.
    if (!spent.ok) known.refusedUntil = clock().getTime() + Math.min(1000, spent.retryAfter * 1000);
    return spent;
  }

  async function giveBack(name: AnyLimit, text: string): Promise<void> {
    const limit = limitOf(name);
    const key = allowanceKey(secret, `limit-${name}`, text);
    const known = callers.get(key);
    if (pieceOf(limit.points) > 1 && known !== undefined) known.taken += 1;
    else await returnAllowance(db, key, limit);
  }

  /** That of a network changes with the day, so that no row can be followed for longer. */
  const ofAddress = (address: string): string =>
    `address ${clock().toISOString().slice(0, 10)} ${toNetwork(address)}`;
  const ofObject = (id: string): string => `object ${id}`;
  /** While the database is away each process counts for itself. */
  const orAlone = async <T>(together: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    try {
      return await together();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return otherwise();
    }
  };
  return {
    spendByAddress: (name, address) =>
      orAlone(
        () => spend(name, ofAddress(address)),
        () => alone.spendByAddress(name, address),
      ),
    giveBackByAddress: (name, address) =>
      orAlone(
        () => giveBack(name, ofAddress(address)),
        () => alone.giveBackByAddress(name, address),
      ),
    spendByObject: (name, id) =>
      orAlone(
        () => spend(name, ofObject(id)),
        () => alone.spendByObject(name, id),
      ),
  };
}

function refusedUntil(time: number, now: number): Spent {
  return { ok: false, retryAfter: Math.max(1, Math.ceil((time - now) / 1000)) };
}
