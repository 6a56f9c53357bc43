/** Which publication a counted answer belongs to: the same banner may have been published again. Pure. */
import { toDay } from '../consent-log/log-period.ts';
import type { SnapshotVersion } from '../consent-log/snapshot-version-store.ts';

export interface ShownSpan {
  hash: string;
  version: number;
  /** The first day that counts for it. */
  from: string;
  /** Not included. */
  until: string;
}

const [always, never] = ['0001-01-01', '9999-12-31'] as const;

/**
 * Each snapshot counts for the newest publication that showed it by that day, and before any for the oldest; counters
 * know no hours, so the day of a publication is its own. `versions`: newest first.
 */
export function shownSpans(versions: readonly SnapshotVersion[]): ShownSpan[] {
  return [...Map.groupBy(versions, ({ hash }) => hash)].flatMap(([hash, shown]) =>
    shown.map(({ version, publishedAt }, place) => ({
      hash,
      version,
      from: place === shown.length - 1 ? always : toDay(publishedAt),
      until: place === 0 ? never : toDay(shown[place - 1]?.publishedAt ?? publishedAt),
    })),
  );
}
