import type { Database } from '../../platform/database/schema.ts';
import type { DayRoot } from './day-root.ts';
import { dayRoots, listDayLeaves, logKeys } from './day-root-store.ts';
import { type Deletion, isSignedBy } from './deletion.ts';
import { deletions } from './deletion-store.ts';
import { verifyDayRoot } from './verify-day-root.ts';
import { existingSites } from './log-facts-store.ts';
import { deriveKeyId, type SigningKey } from './signing-key.ts';

/** Whose log is missing by right. */
export interface DeletedSites {
  has(siteId: string): boolean;
  /** What says so; none for logs that went before deletions were noted at all. */
  rows: readonly Deletion[];
}

interface Proofs {
  roots: readonly DayRoot[];
  /** Which key the instance has; without it any in the database will do. */
  key: Pick<SigningKey, 'publicKey'> | undefined;
  keys: ReadonlyMap<string, Uint8Array>;
}

/**
 * Whose deletion is part of a signed day, or signed by the instance for the next one. Before the first day that
 * notes them, whoever has no consent any more: earlier versions signed none.
 */
export async function deletedSites(db: Database, { roots, key, keys }: Proofs): Promise<DeletedSites> {
  const rows = await deletions(db);
  const living = await existingSites(db);
  if (!rows.some(({ siteId }) => siteId === null)) return { has: (siteId) => !living.has(siteId), rows: [] };
  const inDays = await partsOfDays(db, rows, roots);
  const trusted = key === undefined ? keys : new Map([[deriveKeyId(key.publicKey), key.publicKey]]);
  const open = rows.filter((row) => row.day === null && isSignedBy(row, trusted));
  const believed = [...inDays, ...open];
  const gone = new Set(believed.map(({ siteId }) => siteId));
  return { has: (siteId) => gone.has(siteId), rows: believed };
}

/** Those that the root of their day holds: anybody can write the name of a day into a row. */
async function partsOfDays(
  db: Database,
  rows: readonly Deletion[],
  roots: readonly DayRoot[],
): Promise<Deletion[]> {
  const named = new Set(rows.map(({ day }) => day));
  const whole = new Set<string>();
  for (const root of roots)
    if (named.has(root.day) && (await verifyDayRoot(db, root, await listDayLeaves(db, root.day))))
      whole.add(root.day);
  return rows.filter(({ day }) => day !== null && whole.has(day));
}

/** The same from what the database holds. */
export async function readDeletedSites(db: Database, key: Proofs['key']): Promise<DeletedSites> {
  return deletedSites(db, { roots: await dayRoots(db), key, keys: await logKeys(db) });
}
