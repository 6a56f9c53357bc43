import type { ConsentPlan } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { useAmount } from '../../amount.ts';
import { cheapestPlan, monthlyPrice, planByMonth } from '../../cheapest-plan.ts';
import type { Outcome } from '../../outcome.ts';
import { useTaxKind } from '../../tax-kind.ts';
import { useFetched } from '../../use-fetched.ts';

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
  const tax = useTaxKind();
  const { data } = useFetched(fetchPlans);
  const plans = (data?.plans ?? []).filter(({ active }) => active);
  const plan = cheapestPlan(plans);
  const monthly = planByMonth(plans);
  const sum = plan && amount(Math.round(monthlyPrice(plan)), plan.currency);
  return (
    <p className="small soft wiz__note num">
      {plan && sum !== undefined && (
        <b>
          {/* A low price by the month never stands without what is paid at once. */}
          {monthly && plan.interval === 'year'
            ? t('price', {
                sum,
                tax,
                month: amount(monthly.price, monthly.currency),
                total: amount(plan.price, plan.currency),
                years: plan.count,
              })
            : t('priceOne', { sum, tax })}{' '}
        </b>
      )}
      {t('priceNote')}
    </p>
  );
}
