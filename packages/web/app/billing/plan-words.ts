import { useTranslations } from 'use-intl';
import type { Subscription } from '@clausewright/contract';
import { send } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { useAmount } from '../amount.ts';
import { useTaxKind } from '../tax-kind.ts';
import { billingCalls } from './billing-calls.ts';

function fetchPlans(signal: AbortSignal) {
  return send(billingCalls.subscriptionPlans, { signal });
}

/** Name and price of a plan in words; a plan that is not sold any more has the price alone. */
export function usePlanWords(): (subscription: Subscription) => { name: string; price: string } {
  const t = useTranslations('billing');
  const { outcome } = useFetched(fetchPlans);
  const words = useAmount();
  const tax = useTaxKind();
  return ({ plan, price, currency }) => {
    const known = outcome?.ok ? outcome.data.plans.find(({ code }) => code === plan) : undefined;
    const amount = words(price, currency);
    if (known === undefined)
      return { name: t('plan.other'), price: t('price.other', { price: amount, tax }) };
    const { interval, count } = known;
    return {
      name: t(`plan.${interval}`, { count }),
      price: t(`price.${interval}`, { count, price: amount, tax }),
    };
  };
}
