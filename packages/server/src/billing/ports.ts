import type { ConsentLinks } from '../consent/consents/ports.ts';
import type { OperatedDocumentPorts } from '../documents/ports.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Operator } from '../platform/config/operator.ts';
import type { PaymentConfig } from '../platform/config/config-payments.ts';
import type { SoldTerms } from '../operator/sold-terms.ts';
import type { Providers } from './provider-interface/providers.ts';
import type { Vies } from './vies/vies.ts';

/** Something that only the operator can settle; ids only, since it ends in the log. */
export type Alert =
  | {
      transaction: string;
      what: 'mismatch' | 'surplus' | 'disputed' | 'refund-failed' | 'unknown-for-a-day';
    }
  /** The sale is finished; `excess` in minor units of `currency` came beside its price. */
  | { transaction: string; what: 'overpaid'; excess: number; currency: string }
  | { subscription: string; what: 'renewal-without-price' }
  /** Of a renewal that its provider made by itself, and that cannot be taken into our books. */
  | { event: string; what: 'renewal-not-opened' }
  /** Somebody cancelled without logging in, and a person has to look at it. */
  | { notice: string; what: 'cancellation-open' }
  /** An address had so many confirmations within an hour that this one was not written. */
  | { notice: string; what: 'cancellation-unconfirmed' };

/** What payments need, beside what is asked of them. */
export interface BillingPorts extends OperatedDocumentPorts, ConsentLinks {
  providers: Providers;
  vies: Vies;
  operator: Operator;
  payments: PaymentConfig;
  /** What buyers agree to. */
  terms: SoldTerms;
  /** Currency of the operator's own books. */
  currency: string;
  alert: (alert: Alert) => void;
  /** Whether somebody cancelled a contract of an account, and it is not known yet which. */
  isCancellationWaiting: (db: Database, customerId: string) => Promise<boolean>;
}
