import type { Processor } from '@clausewright/contract';
import type { Processor as RowProcessor } from '../../platform/database/billing-schema.ts';
import type { PaymentProvider } from './provider.ts';

/** The providers of this instance. */
export interface Providers {
  /** For new payments, in the order to show. */
  offered: readonly PaymentProvider[];
  /** Also one that is no longer offered but has payments to follow; null where its keys are gone. */
  find(processor: RowProcessor): PaymentProvider | null;
  /** For a new payment. */
  findOffered(processor: Processor): PaymentProvider | null;
}

export function createProviders(
  configured: readonly PaymentProvider[],
  isOffered: (provider: PaymentProvider) => boolean,
): Providers {
  const offered = configured.filter(isOffered);
  return {
    offered,
    find: (processor) => configured.find((one) => one.processor === processor) ?? null,
    findOffered: (processor) => offered.find((one) => one.processor === processor) ?? null,
  };
}
