import type { Networks } from '@clausewright/scanner/networks';
import type { InstancePorts } from '../platform/ports.ts';

/** What looking at websites needs from the rest of the process. */
export interface ScanPorts extends Pick<InstancePorts, 'db' | 'clock' | 'enqueue'> {
  /** Private networks that the operator opens. */
  siteNetworks: Networks;
}
