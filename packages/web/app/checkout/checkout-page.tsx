import type { SaleDetails } from '@clausewright/contract';
import { useCallback, useEffect, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { useTrackedCountry } from '../countries.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useAgreementToken } from '../use-agreement-token.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutBar, CheckoutProblem, LoadingCheckout, PaidAlready } from './checkout-frame.tsx';
import type { CheckoutSale } from './checkout-item.ts';
import { WithheldNotice } from './withheld-notice.tsx';
import { useCheckoutData } from './use-checkout-data.ts';

/** `/wizard/pay/{id}`: an agreement is paid by who holds it, with or without an account. */
export function CheckoutPage({ id }: { id: string }) {
  return (
    <CheckoutBar>
      <Content id={id} />
    </CheckoutBar>
  );
}

function Content({ id }: { id: string }) {
  const t = useTranslations('pay');
  const tTypes = useTranslations('types');
  const { token, settle } = useAgreementToken(id);
  const country = useTrackedCountry();
  const load = useCallback(
    (signal: AbortSignal) =>
      send(calls.agreementSaleDetails, { params: { id }, agreementToken: token ?? null, signal }),
    [id, token],
  );
  const [outcome, retry] = useCheckoutData(token === undefined ? null : load);
  const details = outcome?.ok === true ? outcome.data.sale : null;
  const isOpened = details !== null;
  useEffect(() => {
    if (isOpened) settle('opened');
  }, [isOpened, settle]);
  const sale = useSaleOf(details, id, token ?? null);

  if (outcome === null) return <LoadingCheckout />;
  if (!outcome.ok) return <CheckoutProblem failure={outcome} retry={retry} />;
  if (sale === null || details === null) return null;
  const page = t('page', { agreement: tTypes(`${details.type}.name`) });
  if (details.status === 'finalized' && details.costs.total === 0) {
    const path = `/download/${id}`;
    return <PaidAlready {...{ page, path }} title={sale.title} lead={t('done')} words={t('toDownload')} />;
  }
  if (details.held_wording.length > 0 && !details.payment_pending) {
    return <WithheldNotice {...{ page, details, retry }} title={sale.title} />;
  }
  const { profile, first, hasAccount } = outcome.data;
  return (
    <main id="main" tabIndex={-1} className="pay">
      <Checkout
        page={page}
        sale={sale}
        profile={profile}
        first={{ country: details.buyer_country ?? country, ...first }}
        hasAccount={hasAccount}
      />
    </main>
  );
}

function useSaleOf(details: SaleDetails | null, id: string, token: string | null): CheckoutSale | null {
  const t = useTranslations('pay');
  const tTypes = useTranslations('types');
  const format = useFormatter();
  const { language } = useLanguage();
  const item = useMemo(() => ({ type: 'agreement', id, token }) as const, [id, token]);
  if (details === null) return null;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const languages = format.list(details.languages.map((code) => names.of(code) ?? code));
  const site = details.site_url?.replaceAll(/^https?:\/\/|\/$/g, '') ?? details.site_name;
  return {
    item,
    title: tTypes(`${details.type}.name`),
    about: site === null ? t('in', { languages }) : t('siteIn', { site, languages }),
    costs: details.costs,
    plans: [],
  };
}
