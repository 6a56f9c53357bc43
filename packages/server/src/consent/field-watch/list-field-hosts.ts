import type { installDetails, ResultOf } from '@clausewright/contract';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import type { Database } from '../../platform/database/schema.ts';
import { listReportedHosts } from './field-host-store.ts';
import { unknownHosts } from './known-hosts.ts';

type FieldHosts = ResultOf<typeof installDetails>['protection']['field'];

/** What the last look reached. */
interface Look {
  services: readonly { hosts: readonly string[] }[];
}

const mostShown = 50;

/** What visitors' browsers reported of a site and its banner still does not know; null where nobody asked for it. */
export async function listFieldHosts(
  db: Database,
  siteId: string,
  { draft, look }: { draft: BannerDraft; look: Look | null },
): Promise<FieldHosts> {
  const { appearance, domain, domains } = draft;
  if (appearance.field_watch !== true) return null;
  const patterns = draft.vendors.filter(({ active }) => active).flatMap(({ patterns: ofVendor }) => ofVendor);
  const known = [
    ...patterns.map((pattern) => pattern.split('/')[0] ?? ''),
    ...(appearance.needed_hosts ?? []),
  ];
  const own = { domains: [domain, `*.${domain}`, ...domains], known };
  const seen = new Set(look?.services.flatMap(({ hosts }) => hosts));
  const reported = await listReportedHosts(db, siteId, 2 * mostShown);
  return reported
    .filter(({ host }) => unknownHosts([host], own).length > 0)
    .slice(0, mostShown)
    .map(({ host, reports, days, last }) => ({ host, reports, days, last, confirmed: seen.has(host) }));
}
