import type { ResultOf, subscriptionPlans } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { BillingPorts } from '../ports.ts';
import { listPlans } from '../../platform/prices/consent-plans.ts';
import { currentPrices } from '../../platform/prices/price-store.ts';

type Plans = ResultOf<typeof subscriptionPlans>;

/** The plans of the table in force. */
export async function readPlans({ db, clock }: Pick<BillingPorts, 'db' | 'clock'>): Promise<Outcome<Plans>> {
  const prices = await currentPrices(db, clock());
  const plans = listPlans(prices).map(({ label, ...plan }) => ({
    ...plan,
    currency: prices.currency,
    discount_label: label,
  }));
  return { ok: true, value: { plans } };
}
