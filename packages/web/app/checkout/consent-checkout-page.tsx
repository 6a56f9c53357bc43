import type { ConsentPlan } from '@clausewright/contract';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useDefaultCountry } from '../likely-country.ts';
import { CancelPlanLink } from '../layout/cancel-plan-link.tsx';
import { Checkout } from './checkout.tsx';
import { checkoutCalls } from './checkout-calls.ts';
import { CheckoutBar, CheckoutProblem, LoadingCheckout, PaidAlready } from './checkout-frame.tsx';
import { useCheckoutData } from './use-checkout-data.ts';

/** `/privacy-consent/wizard/pay/{id}`: the plans first, then the same payment as for agreements. */
export function ConsentCheckoutPage({ id }: { id: string }) {
  return (
    <CheckoutBar>
      <Content id={id} />
    </CheckoutBar>
  );
}

/** The plan that the address asks for, where it is sold; else the one that is over soonest, which costs least now. */
function planToBegin(plans: readonly ConsentPlan[]): string | null {
  const wanted = new URLSearchParams(location.search).get('plan');
  const sold = plans.filter(({ active }) => active);
  const months = ({ interval, count }: ConsentPlan) => (interval === 'year' ? 12 * count : count);
  const [shortest] = sold.toSorted((a, b) => months(a) - months(b));
  return (sold.find(({ code }) => code === wanted) ?? shortest)?.code ?? null;
}

function Content({ id }: { id: string }) {
  const t = useTranslations('pay');
  const country = useDefaultCountry();
  const item = useMemo(() => ({ type: 'consent', id, token: null }) as const, [id]);
  const load = useCallback(
    (signal: AbortSignal) => send(checkoutCalls.consentSaleDetails, { params: { id }, signal }),
    [id],
  );
  const [outcome, retry] = useCheckoutData(load);
  if (outcome === null) return <LoadingCheckout />;
  if (!outcome.ok) return <CheckoutProblem failure={outcome} retry={retry} />;
  const { sale, profile, unpayable, first, hasAccount } = outcome.data;
  if (unpayable !== null) return <CheckoutProblem failure={unpayable} retry={retry} />;
  const title = t('consent.title');
  const page = t('page', { agreement: title });
  if (sale.subscription?.state === 'active') {
    const path = '/profile/billing/subscriptions';
    return <PaidAlready {...{ title, page, path }} lead={t('consent.done')} words={t('consent.toPlan')} />;
  }
  // What is overdue is paid for the plan that it was sold with.
  const own = sale.subscription?.plan;
  const plans = own === undefined ? sale.plans : sale.plans.filter(({ code }) => code === own);
  const plan = own ?? planToBegin(plans);
  return (
    <main id="main" tabIndex={-1} className="pay">
      <Checkout
        page={page}
        sale={{
          item,
          title,
          about: t('consent.for', { site: sale.site_url }),
          costs: null,
          plans,
        }}
        profile={profile}
        first={{ country, ...first, plan: plan ?? '' }}
        hasAccount={hasAccount}
      />
      <p className="pay__cancel small">
        <CancelPlanLink />
      </p>
    </main>
  );
}
