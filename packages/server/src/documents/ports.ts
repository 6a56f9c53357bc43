import type { Transaction } from '../platform/database/schema.ts';
import type { Enqueue } from '../platform/jobs/start-jobs.ts';
import type { InstancePorts, OperatedPorts } from '../platform/ports.ts';

/** What documents ask of payments, which know them; whoever puts the product together says who answers. */
export interface DocumentSales {
  /**
   * Cancels the open payment of an agreement that changes or goes; false where money may be on its way, or
   * the bank has some back. The agreement is locked.
   */
  cancelPayment: (
    ports: { enqueue: Enqueue },
    trx: Transaction,
    item: { itemType: 'agreement'; itemId: string },
    given: { because: 'agreement-deleted' | 'answers-changed' | 'nothing-to-pay'; now: Date },
  ) => Promise<boolean>;
  /** Whether a person is at paying for it; the agreement is locked. */
  isBeingPaid: (
    trx: Transaction,
    item: { itemType: 'agreement'; itemId: string },
    now: Date,
  ) => Promise<boolean>;
  /** Whether a bank disputes a payment of it. */
  isDisputed: (trx: Transaction, itemType: 'agreement', itemId: string) => Promise<boolean>;
  /** Gives an account the payments that nobody's account made for agreements that it has just claimed. */
  claimPayments: (trx: Transaction, customerId: string, agreementIds: readonly string[]) => Promise<void>;
}

/** What the use cases of documents need from the rest of the process. */
export interface DocumentPorts extends InstancePorts {
  sales: DocumentSales;
}

/** The same for what may need the operator before it can be finished. */
export interface OperatedDocumentPorts extends DocumentPorts, Pick<OperatedPorts, 'operator'> {}
