/** What was seen of the website of an agreement since its newest version was made. */
import { send } from '../api.ts';
import { parseDomain } from '../consent/parse-domain.ts';
import type { Draft } from '../draft.ts';
import { scanCalls } from '../scan/scan-calls.ts';
import type { UpdateDetails } from './use-update-details.ts';

/** The newest scan of the account; none where nobody looked, or the answer does not come. */
export async function newerScan({
  site_url: url,
  updated_at: made,
}: Pick<UpdateDetails, 'site_url' | 'updated_at'>): Promise<Pick<Draft, 'scan'>> {
  const domain = parseDomain(url ?? '');
  if (domain === null) return {};
  const outcome = await send(scanCalls.listScans, {});
  if (!outcome.ok) return {};
  const newest = outcome.data.scans.find(
    ({ address, finished_at: at }) => at !== null && at > made && parseDomain(address) === domain,
  );
  return newest === undefined ? {} : { scan: newest.id };
}
