import type { Database } from '../../platform/database/schema.ts';
import { besideSites } from './beside-sites.ts';
import { type DayLeaf, type DayRoot, inOrder, toDayLeaves } from './day-root.ts';
import { dayRoot, listDayLeaves } from './day-root-store.ts';
import { type Tree, treeOver } from './merkle.ts';

/** A signed day with the parts of all sites; it never changes. */
export interface DayTree {
  root: DayRoot;
  parts: ReadonlyMap<string, { part: DayLeaf; place: number }>;
  tree: Tree;
  /** About how many bytes of memory it takes. */
  weight: number;
}

/** Null while the day has no signature. */
export async function readDayTree(db: Database, day: string): Promise<DayTree | null> {
  const root = await dayRoot(db, day);
  if (root === null) return null;
  const leaves = inOrder(await listDayLeaves(db, day));
  const hashes = toDayLeaves(day, leaves, await besideSites(db, day));
  return {
    root,
    parts: new Map(leaves.map((part, place) => [part.siteId, { part, place }])),
    tree: treeOver(hashes),
    weight: 1000 * (hashes.length + 1),
  };
}
