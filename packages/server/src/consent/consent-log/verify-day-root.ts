import type { Database } from '../../platform/database/schema.ts';
import { besideSites } from './beside-sites.ts';
import { type DayLeaf, type DayRoot, toDayLeaves } from './day-root.ts';
import { merkleRoot, sameBytes } from './merkle.ts';

/** Whether the root of a day is that over these parts of sites, and whatever else is called part of it. */
export async function verifyDayRoot(
  db: Database,
  root: DayRoot,
  leaves: readonly DayLeaf[],
): Promise<boolean> {
  const hashes = toDayLeaves(root.day, leaves, await besideSites(db, root.day));
  return hashes.length === root.sites && sameBytes(merkleRoot(hashes), root.root);
}
