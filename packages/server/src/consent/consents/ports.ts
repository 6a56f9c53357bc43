import type { Enqueue } from '../../platform/jobs/start-jobs.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { Subscription } from '../plans/subscription-store.ts';

/** What consents ask of features that know them; whoever puts the product together says who answers. */
export interface ConsentLinks {
  plans: {
    /** Cancels the open payment of a consent that is deleted; false where money may be on its way. */
    cancelPayment: (
      ports: { enqueue: Enqueue },
      trx: Transaction,
      item: { itemType: 'consent'; itemId: string },
      given: { because: 'consent-deleted'; now: Date },
    ) => Promise<boolean>;
    /** Ends a plan that lives. */
    end: (
      ports: { enqueue: Enqueue },
      trx: Transaction,
      given: { subscription: Subscription; because: 'cancelled'; now: Date },
    ) => Promise<void>;
  };
  /** The banner on a site of this owner is another one now. */
  bannerChanged: (ports: { enqueue: Enqueue }, trx: Transaction, ownerId: string) => Promise<void>;
}

/** What the use cases of consents need from the rest of the process. */
export interface ConsentPorts extends Pick<InstancePorts, 'db' | 'clock' | 'enqueue'>, ConsentLinks {
  /** Whether sites may have names and addresses that only the operator's own networks know. */
  privateNames?: boolean;
}
