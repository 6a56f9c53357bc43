import type { ScanResult } from '@clausewright/contract';
import type { Database } from '../platform/database/schema.ts';
import { listFinishedScans } from './scan-store.ts';

/** Of so many scans of an owner, newest first. */
const most = 50;

/** The last scan of an owner that ended well and began on a host of the domain. */
export async function findSiteLook(
  db: Database,
  ownerId: string,
  domain: string,
  now: Date,
): Promise<{ at: Date; services: ScanResult['services'] } | null> {
  const bare = (host: string): string => host.replace(/^www\./, '');
  const scans = await listFinishedScans(db, ownerId, { now, most });
  const last = scans.find(({ address }) => bare(URL.parse(address)?.hostname ?? '') === bare(domain));
  if (last === undefined || last.finished_at === null || last.result === null) return null;
  return { at: last.finished_at, services: last.result.services };
}
