import type { ProviderName } from '../../platform/config/config-payment-providers.ts';
import type { PaymentConfig } from '../../platform/config/config-payments.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { PaymentProvider } from './provider.ts';

export interface ProviderPorts {
  db: Database;
  clock: Clock;
  publicUrl: string;
}

export type CreateProvider = (ports: ProviderPorts) => PaymentProvider;

/** What the server knows of a provider before it has read the adapter, which comes with large libraries. */
export interface ProviderRegistration<Name extends ProviderName> {
  /** Called at the start, where the keys are given. */
  load: (settings: NonNullable<PaymentConfig[Name]>, payments: PaymentConfig) => Promise<CreateProvider>;
  /** Whether the settings take it for new payments; of several with card fields they choose one in any case. */
  isOffered?: (payments: PaymentConfig) => boolean;
  /** It charges in a window of its own without asking us before, so that a price holds there for a day. */
  chargesUnasked?: true;
}
