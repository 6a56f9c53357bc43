import type { SaleDetails } from '@clausewright/contract';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Approved } from '../approval/approved.tsx';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { useDefaultCountry } from '../likely-country.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useAgreementToken } from '../use-agreement-token.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutBar, CheckoutProblem, LoadingCheckout, PaidAlready } from './checkout-frame.tsx';
import type { CheckoutFields } from './checkout-form.ts';
import type { CheckoutSale } from './checkout-item.ts';
import { Notice } from '../ui/notice.tsx';
import { WithheldNotice } from './withheld-notice.tsx';
import { useCheckoutData } from './use-checkout-data.ts';

// Most people who come here have something to pay.
const ReviewPage = lazy(async () => ({ default: (await import('./review-page.tsx')).ReviewPage }));

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
  const country = useDefaultCountry();
  const load = useCallback(
    (signal: AbortSignal) =>
      send(calls.agreementSaleDetails, { params: { id }, agreementToken: token ?? null, signal }),
    [id, token],
  );
  const [outcome, retry] = useCheckoutData(token === undefined ? null : load);
  const [changed, setChanged] = useState(false);
  const onChanged = useCallback(() => {
    setChanged(true);
    retry();
  }, [retry]);
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
  const { profile, unpayable, first, hasAccount } = outcome.data;
  const before = changed && <Changed />;
  if (details.costs.total === 0 || unpayable !== null) {
    return (
      <Suspense fallback={<LoadingCheckout />}>
        <ReviewPage {...{ details, sale, profile, unpayable, onChanged, before }} />
      </Suspense>
    );
  }
  return (
    <main id="main" tabIndex={-1} className="pay">
      <Checkout
        page={page}
        sale={sale}
        profile={profile}
        first={firstFields(details, country, first)}
        hasAccount={hasAccount}
        onChanged={onChanged}
        before={
          <>
            {before}
            <Approved seen={{ of: 'agreement', id, revision: details.revision }} onChanged={onChanged}>
              {() => null}
            </Approved>
          </>
        }
      />
    </main>
  );
}

/** Pressed for what is no longer what waits; what was typed is kept by the form. */
function Changed() {
  const t = useTranslations('pay');
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed went while the page was loaded again.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="mb-6" role="alert" tabIndex={-1} ref={box}>
      <Notice kind="warn">
        <p>{t('changed')}</p>
      </Notice>
    </div>
  );
}

/** An account's address for invoices stands as it is; else that of whoever the document is for, unless they buy elsewhere. */
function firstFields(
  { buyer, buyer_country: place }: SaleDetails,
  country: string,
  known: Partial<CheckoutFields>,
): Partial<CheckoutFields> {
  const isKnown = Boolean(known.company_name) || Boolean(known.name) || Boolean(known.address);
  const isElsewhere = Boolean(known.country) && known.country !== place;
  return { country: place ?? country, ...known, ...(!isKnown && !isElsewhere && buyer) };
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
    revision: details.revision,
    plans: [],
  };
}
