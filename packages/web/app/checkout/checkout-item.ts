import type { Costs, ConsentPlan } from '@clausewright/contract';

/** What is paid for. `token` proves that an agreement is this browser's; a consent needs a session. */
export interface CheckoutItem {
  type: 'agreement' | 'consent';
  id: string;
  token: string | null;
}

/** What the summary begins with, before the server has answered for this buyer. */
export interface CheckoutSale {
  item: CheckoutItem;
  title: string;
  /** Site and languages, in words. */
  about: string;
  /** Null before a plan is chosen. */
  costs: Costs | null;
  /** Of an agreement: what the page shows is of this one, and a press means it. */
  revision?: number;
  /** Of a consent; empty for agreements. */
  plans: readonly ConsentPlan[];
}
