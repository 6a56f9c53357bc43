import type { ConsentPlan } from '@clausewright/contract';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAmount } from '../../amount.ts';

function perMonth({ interval, count, price }: ConsentPlan): number {
  return price / (interval === 'year' ? 12 * count : count);
}

function cheapest(plans: readonly ConsentPlan[]): ConsentPlan | undefined {
  return plans.filter(({ active }) => active).sort((a, b) => perMonth(a) - perMonth(b))[0];
}

async function fetchCheapest(signal: AbortSignal): Promise<ConsentPlan | undefined> {
  const [{ send }, { consentCalls }] = await Promise.all([
    import('../../api.ts'),
    import('../consent-calls.ts'),
  ]);
  const outcome = await send(consentCalls.subscriptionPlans, { signal });
  return outcome.ok ? cheapest(outcome.data.plans) : undefined;
}

/** What a plan costs at least, before anybody has answered anything. */
export function PriceHint() {
  const t = useTranslations('consent-wizard');
  const amount = useAmount();
  const [plan, setPlan] = useState<ConsentPlan | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchCheapest(leaving.signal)
      .then((found) => found && setPlan(found))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) reportError(error);
      });
    return () => leaving.abort();
  }, []);
  return (
    <p className="small soft wiz__note num">
      {plan !== null && <b>{t('price', { sum: amount(Math.round(perMonth(plan)), plan.currency) })} </b>}
      {t('priceNote')}
    </p>
  );
}
