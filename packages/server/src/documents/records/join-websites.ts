import { parseDomain } from '../../consent/consents/parse-domain.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { type Place, ensureWebsite } from '../../websites/website-store.ts';
import { namelessSite } from './get-site.ts';
import { setWebsite, sitesOfAccounts } from './site-store.ts';

/** Leads sites to the websites of their owners, by what was just written of them; sites of visitors have none. */
export async function joinWebsites(trx: Transaction, siteIds: readonly string[]): Promise<void> {
  for (const { id, ownerId, name, address, websiteId, createdAt } of await sitesOfAccounts(trx, siteIds)) {
    const place = placeOf(name, address);
    const joined = place === null ? null : await ensureWebsite(trx, ownerId, { ...place, now: createdAt });
    if (joined !== websiteId) await setWebsite(trx, id, joined);
  }
}

function placeOf(name: string, address: string | null): Place | null {
  if (address === null) return name === namelessSite ? null : { kind: 'app', name };
  const domain = parseDomain(address);
  return domain === null ? null : { kind: 'website', name: domain };
}
