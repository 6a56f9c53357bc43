import type { BillingPorts } from '../../billing/ports.ts';

/** What the use cases of consents need from the rest of the process. */
export interface ConsentPorts extends Pick<BillingPorts, 'db' | 'clock' | 'enqueue'> {
  /** Whether sites may have names and addresses that only the operator's own networks know. */
  privateNames?: boolean;
}
