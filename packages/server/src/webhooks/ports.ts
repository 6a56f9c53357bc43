import type { Networks } from '@clausewright/scanner/networks';
import type { InstancePorts } from '../platform/ports.ts';

/** What the use cases of webhooks need from the rest of the process. */
export interface WebhookPorts extends Pick<
  InstancePorts,
  'db' | 'clock' | 'enqueue' | 'secret' | 'publicUrl'
> {
  /** Private networks that the operator opens. */
  siteNetworks: Networks;
}
