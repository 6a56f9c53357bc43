import type { Processor } from '../../database/schema.ts';
import { sandbox } from './sandbox.ts';

/** What a provider says of a charge. */
export type ChargeResult =
  | { status: 'approved'; response: unknown }
  | { status: 'rejected'; response: unknown }
  | { status: 'pending-verification'; response: unknown };

export interface Charge {
  /** Idempotency key at the provider: the same id never charges twice. */
  transactionId: string;
  /** Minor units. */
  amount: number;
  currency: string;
  proof: PaymentProof;
}

/** What the provider's form or script gave the browser; which of it, is the provider's affair. */
export interface PaymentProof {
  token?: string | undefined;
  nonce?: string | undefined;
  session?: string | undefined;
  /** Fraud data, collected in the browser. */
  deviceData?: string | undefined;
}

/** One way of being paid; every adapter is a folder-mate of `sandbox.ts`. */
export interface Provider {
  processor: Processor;
  /** Whether this instance offers it. */
  offered: (instance: { mode: 'development' | 'standalone' | 'production' }) => boolean;
  charge: (charge: Charge) => Promise<ChargeResult>;
}

const providers: readonly Provider[] = [sandbox];

/** Processors that this instance offers, the preferred one first. */
export function offeredProcessors(instance: Parameters<Provider['offered']>[0]): Processor[] {
  return providers.filter((provider) => provider.offered(instance)).map(({ processor }) => processor);
}

export function providerOf(
  processor: Processor,
  instance: Parameters<Provider['offered']>[0],
): Provider | null {
  return providers.find((provider) => provider.processor === processor && provider.offered(instance)) ?? null;
}
