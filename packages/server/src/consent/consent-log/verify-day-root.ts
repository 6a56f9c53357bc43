import type { Database } from '../../platform/database/schema.ts';
import { type DayLeaf, type DayRoot, toDayLeaves } from './day-root.ts';
import { listDeletions } from './deletion-store.ts';
import { listEvidence } from './evidence-store.ts';
import { merkleRoot, sameBytes } from './merkle.ts';

/** Whether the root of a day is that over these parts of sites, and the deletions and files of evidence that are called part of it. */
export async function verifyDayRoot(
  db: Database,
  root: DayRoot,
  leaves: readonly DayLeaf[],
): Promise<boolean> {
  const hashes = toDayLeaves(
    root.day,
    leaves,
    await listDeletions(db, root.day),
    await listEvidence(db, root.day),
  );
  return hashes.length === root.sites && sameBytes(merkleRoot(hashes), root.root);
}
