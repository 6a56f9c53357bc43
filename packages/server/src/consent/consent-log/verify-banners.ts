import { canonicalJson } from '@clausewright/banner/publish';
import type { Database } from '../../platform/database/schema.ts';
import { publishedBanners } from './banner-facts-store.ts';
import { hex } from './leaf.ts';
import { type LogFault, maxFaults } from './log-fault.ts';
import { sha256 } from './merkle.ts';

/** An answer names what was shown by its hash: holds every published state against its own. */
export async function verifyBanners(
  db: Database,
  site?: string,
): Promise<{ banners: number; faults: LogFault[] }> {
  const faults: LogFault[] = [];
  let banners = 0;
  for await (const { site: of, snapshot, body } of publishedBanners(db, site)) {
    banners += 1;
    if (hex(sha256(canonicalJson(body))).slice(0, 32) !== snapshot)
      faults.push({ what: 'banner-changed', site: of, snapshot });
  }
  return { banners, faults: faults.slice(0, maxFaults) };
}
