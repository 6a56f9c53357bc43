import type { BillingPorts } from '../billing/ports.ts';

/** What the use cases of consents need from the rest of the process. */
export type ConsentPorts = Pick<BillingPorts, 'db' | 'clock' | 'enqueue'>;
