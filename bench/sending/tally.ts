import type { Reply } from './line.ts';

export interface Loaded {
  /** Good answers a second. */
  perSecond: number;
  statuses: ReadonlyMap<number, number>;
  /** Faults of the server, and 503 that does not say when to come again. */
  failed: number;
  /** Requests that nobody answered. */
  hung: number;
  /** Milliseconds of the good ones, the shortest first. */
  taken: readonly number[];
}

export function tally(): { add(reply: Reply, ms: number): void; after(ms: number): Loaded } {
  const statuses = new Map<number, number>();
  const taken: number[] = [];
  let failed = 0;
  return {
    add({ status, comeAgain }, ms) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 200 && status < 300) taken.push(ms);
      if (status >= 500 && !(status === 503 && comeAgain)) failed += 1;
    },
    after: (ms) => ({
      perSecond: (taken.length / ms) * 1000,
      statuses,
      failed,
      hung: statuses.get(-1) ?? 0,
      taken: taken.toSorted((one, other) => one - other),
    }),
  };
}

/** Of times in their order. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
