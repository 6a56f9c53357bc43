import { useTranslations } from 'use-intl';
import { useFetched } from '../../use-fetched.ts';
import { send } from '../../api.ts';
import { consentCalls } from '../consent-calls.ts';

function fetchPlans(signal: AbortSignal) {
  return send(consentCalls.subscriptionPlans, { signal });
}

/** Name of a plan by its code; one that is not sold any more has a general one. */
export function usePlanNames(): (code: string) => string {
  const t = useTranslations('consents.plan');
  const { outcome } = useFetched(fetchPlans);
  return (code) => {
    const plan = outcome?.ok ? outcome.data.plans.find((one) => one.code === code) : undefined;
    if (plan === undefined) return t('other');
    const { interval, count } = plan;
    return count === 1 ? t(interval) : t(`${interval}s`, { count });
  };
}
