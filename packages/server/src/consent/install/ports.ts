import type { BillingPorts } from '../../billing/ports.ts';
import type { LoadResult } from '../site-check/load-page.ts';

/** What installing a banner needs from the rest of the process. */
export interface InstallPorts extends Pick<
  BillingPorts,
  'db' | 'clock' | 'enqueue' | 'publicUrl' | 'operatorName'
> {
  /** Origin of the consent service. */
  consentUrl: string;
  /** Of the sample shop; null where there is none. */
  demoUrl: string | null;
  /** Loads a page of somebody's site. */
  loadSite: (address: URL) => Promise<LoadResult>;
}
