import type { ConsentPlan } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { useAmount } from '../../amount.ts';
import type { Outcome } from '../../outcome.ts';
import { useFetched } from '../../use-fetched.ts';

function perMonth({ interval, count, price }: ConsentPlan): number {
  return price / (interval === 'year' ? 12 * count : count);
}

function cheapest(plans: readonly ConsentPlan[]): ConsentPlan | undefined {
  return plans.filter(({ active }) => active).sort((a, b) => perMonth(a) - perMonth(b))[0];
}

async function fetchPlans(signal: AbortSignal): Promise<Outcome<{ plans: ConsentPlan[] }>> {
  const [{ send }, { consentCalls }] = await Promise.all([
    import('../../api.ts'),
    import('../consent-calls.ts'),
  ]);
  return send(consentCalls.subscriptionPlans, { signal });
}

/** What a plan costs at least, before anybody has answered anything. */
export function PriceHint() {
  const t = useTranslations('consent-wizard');
  const amount = useAmount();
  const { data } = useFetched(fetchPlans);
  const plan = cheapest(data?.plans ?? []);
  return (
    <p className="small soft wiz__note num">
      {plan && <b>{t('price', { sum: amount(Math.round(perMonth(plan)), plan.currency) })} </b>}
      {t('priceNote')}
    </p>
  );
}
