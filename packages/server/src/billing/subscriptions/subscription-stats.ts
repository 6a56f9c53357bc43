import type { ResultOf, subscriptionStats } from '@clausewright/contract';
import { discountOn } from '../discounts/discount.ts';
import { findDiscounts } from '../discounts/discount-store.ts';
import { nextCharge } from './own-subscriptions.ts';
import { latestSubscriptions, type Subscription } from '../../consent/plans/subscription-store.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { listConsentCards } from '../../consent/consents/consent-card-store.ts';
import { planWith } from '../../consent/consents/describe-consent.ts';
import { toDisplayDomain } from '../../consent/consents/parse-domain.ts';
import type { BillingPorts } from '../ports.ts';

/** Plans of all own consents in figures; three questions however many they are. */
export async function readSubscriptionStats(
  { db, clock }: Pick<BillingPorts, 'db' | 'clock'>,
  session: Session,
): Promise<Outcome<ResultOf<typeof subscriptionStats>>> {
  const now = clock();
  const own = await listConsentCards(db, session.customerId, now);
  const plans = await latestSubscriptions(
    db,
    own.map(({ id }) => id),
  );
  const codes = [...plans.values()].flatMap(({ discountCodeId: id }) => (id === null ? [] : [id]));
  const discounts = await findDiscounts(db, codes);
  const chargeOf = (plan: Subscription) => {
    const at = nextCharge(plan);
    if (at === null) return null;
    const { price } = plan.plan;
    const code = plan.discountPeriodsLeft > 0 ? discounts.get(plan.discountCodeId ?? '') : undefined;
    const net = price - (code === undefined ? 0 : discountOn(code, price));
    return { at: at.toISOString(), net, currency: plan.currency };
  };
  return {
    ok: true,
    value: {
      consents: own.map((one) => {
        const plan = plans.get(one.id) ?? null;
        return {
          id: one.id,
          site_url: toDisplayDomain(one.domain),
          plan: planWith(plan, now),
          domains_used: 1 + one.domains,
          answers_this_month: one.answersThisMonth,
          next_charge: plan === null ? null : chargeOf(plan),
        };
      }),
    },
  };
}
