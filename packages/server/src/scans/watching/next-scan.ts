import { createHash } from 'node:crypto';
import type { WatchRhythm } from '@clausewright/contract';

const day = 86_400_000;
const lengths: Readonly<Record<Exclude<WatchRhythm, 'off'>, number>> = { weekly: 7 * day, monthly: 30 * day };

/**
 * When a website is looked at next: after its rhythm, some hours later by its id, so that websites which were switched
 * on together are not looked at together. Null where it is not watched.
 */
export function nextScanAt(websiteId: string, rhythm: WatchRhythm, now: Date): Date | null {
  if (rhythm === 'off') return null;
  const share = createHash('sha256').update(websiteId).digest().readUInt16BE(0) / 65_536;
  return new Date(now.getTime() + lengths[rhythm] + Math.floor(share * (day / 2)));
}
