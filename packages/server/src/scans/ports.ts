import type { Networks } from '@clausewright/scanner/networks';
import type { LoadResult } from '../consent/site-check/load-page.ts';
import type { InstancePorts } from '../platform/ports.ts';

/** What looking at websites needs from the rest of the process. */
export interface ScanPorts extends Pick<InstancePorts, 'db' | 'clock' | 'enqueue'> {
  /** Private networks that the operator opens. */
  siteNetworks: Networks;
  /** One page of a stranger's site, without a browser. */
  loadSite: (address: URL) => Promise<LoadResult>;
  /** Texts of a name of the DNS; none where it has none. Throws where nobody answers. */
  resolveTxt: (name: string) => Promise<readonly string[]>;
  /** Origin of the consent service. */
  consentUrl: string;
}
