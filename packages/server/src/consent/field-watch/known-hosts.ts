/** Hosts that a banner accounts for. Pure. */
import { hostMatches, matchingDomains } from '@clausewright/banner/publish';
import type { PublishedBanner } from '@clausewright/contract/banner';

/** Of its vendors, and those that the owner named. */
export function knownHosts({ core }: Pick<PublishedBanner, 'core'>): string[] {
  const ofVendors = core.vendors.flatMap(({ patterns }) =>
    patterns.map((pattern) => pattern.split('/')[0] ?? ''),
  );
  return [...new Set([...ofVendors, ...(core.protect?.hosts ?? [])])];
}

/** Those that are neither the site's own nor known. */
export function unknownHosts(
  hosts: readonly string[],
  { domains, known }: { domains: readonly string[]; known: readonly string[] },
): string[] {
  return [...new Set(hosts)].filter(
    (host) =>
      matchingDomains(domains, host).length === 0 && !known.some((pattern) => hostMatches(pattern, host)),
  );
}
