import type { Database } from '../../platform/database/schema.ts';
import { dayHash, type DayRoot, dayText, inOrder } from './day-root.ts';
import {
  dayAfter,
  dayRoots,
  leavesFromSeals,
  listDayLeaves,
  logKeys,
  unsignedDay,
} from './day-root-store.ts';
import { type DeletedSites, deletedSites } from './deleted-sites.ts';
import { verifyDayRoot } from './verify-day-root.ts';
import { existingSites } from './log-facts-store.ts';
import type { LogFault } from './log-fault.ts';
import { sameBytes } from './merkle.ts';
import { isSigned, deriveKeyId, type SigningKey } from './signing-key.ts';

interface DayCheck {
  site: string | undefined;
  key: Pick<SigningKey, 'publicKey'> | undefined;
  /** All answers received before are in seals. */
  sealed: Date;
  fault: (one: LogFault) => void;
}

/** After a day is over and sealed it is signed at once; a check may fall between the two. */
const signedWithin = 3_600_000;

/**
 * The chain of days, their signatures, and the seals that each of them signed. The newest must be signed with
 * the instance's key: with it stand all before, whichever keys they had. Says how many were looked into.
 */
export async function verifyDays(db: Database, { site, key, sealed, fault }: DayCheck): Promise<number> {
  const keys = await logKeys(db);
  const living = await existingSites(db);
  const roots = await dayRoots(db);
  const deleted = await deletedSites(db, { roots, key, keys });
  let before: Uint8Array | null = null;
  let days = 0;
  for (const root of roots) {
    const { day } = root;
    if (!sameBytes(root.previous, before)) fault({ what: 'day-missing', day });
    if (!isSignedByOne(root, keys)) fault({ what: 'signature-wrong', day });
    before = dayHash(root);
    if (await verifyDay(db, root, { site, living, deleted, fault })) days += 1;
  }
  if (key === undefined) return days;
  const newest = roots.at(-1);
  if (newest !== undefined && !sameBytes(keys.get(newest.keyId) ?? null, key.publicKey))
    fault({ what: 'key-foreign', day: newest.day });
  const ended = new Date(sealed.getTime() - signedWithin);
  for (let from: string | null = null; ;) {
    const day: string | null = await unsignedDay(db, { from, ended, site });
    if (day === null) return days;
    fault({ what: 'day-unsigned', day });
    from = dayAfter(day);
  }
}

function isSignedByOne(root: DayRoot, keys: ReadonlyMap<string, Uint8Array>): boolean {
  const key = keys.get(root.keyId);
  return key !== undefined && deriveKeyId(key) === root.keyId && isSigned(dayText(root), root.signature, key);
}

interface OneDay extends Pick<DayCheck, 'site' | 'fault'> {
  living: ReadonlySet<string>;
  deleted: DeletedSites;
}

/** False where the site asked for has no part in the day. */
async function verifyDay(
  db: Database,
  root: DayRoot,
  { site: only, living, deleted, fault }: OneDay,
): Promise<boolean> {
  const { day } = root;
  const leaves = await listDayLeaves(db, day);
  const sites = [...living].filter((site) => only === undefined || site === only);
  const now = new Map((await leavesFromSeals(db, day, sites)).map((leaf) => [leaf.siteId, leaf]));
  const asked = leaves.filter(({ siteId }) => only === undefined || siteId === only);
  // Every day: a site may have no part in it because somebody took that away.
  if (!(await verifyDayRoot(db, root, leaves))) fault({ what: 'day-changed', day });
  if (only !== undefined && asked.length === 0 && now.size === 0) return false;
  for (const { siteId: site, last: number, root: signed } of inOrder(asked)) {
    const found = now.get(site);
    now.delete(site);
    if (found === undefined && deleted.has(site)) continue;
    if (found === undefined && !living.has(site)) fault({ what: 'site-missing', site, day });
    else if (found === undefined || !sameBytes(found.root, signed))
      fault({ what: 'seal-missing', site, number });
  }
  for (const { siteId: site, last: number } of now.values()) fault({ what: 'seal-changed', site, number });
  return true;
}
