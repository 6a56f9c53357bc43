import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useOperator } from '../operator.tsx';
import { linkTo } from '../rich-text.tsx';
import { Notice } from '../ui/notice.tsx';
import { BillingFields } from './billing-fields.tsx';
import type { CheckoutFields } from './checkout-form.ts';
import type { CheckoutSale } from './checkout-item.ts';
import { Declarations } from './declarations.tsx';
import { Declined } from './declined.tsx';
import { DiscountField } from './discount-field.tsx';
import { FreeVersion } from './free-version.tsx';
import { Mandate } from './mandate.tsx';
import { MethodBody } from './method-body.tsx';
import { MethodList } from './method-list.tsx';
import { useMoney } from '../amount.ts';
import type { PaymentProfile } from './payment-choices.ts';
import { PlanList } from './plan-list.tsx';
import { Summary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';
import { WaitingNotice } from './waiting.tsx';

interface Props {
  /** Title of the page. */
  page: string;
  sale: CheckoutSale;
  profile: PaymentProfile;
  first: Partial<CheckoutFields>;
  /** Somebody is logged in, who can keep a method. */
  hasAccount: boolean;
  onChanged?: () => void;
  /** Above the form: what the person has to know or read before pressing. */
  before?: ReactNode;
}

/** Summary and form side by side. */
export function Checkout({ page, sale, profile, first, hasAccount, onChanged, before }: Props) {
  const t = useTranslations('pay');
  const state = useCheckout({ sale, profile, first, ...(onChanged && { onChanged }) });
  const { fields, change, errors, costs, stale, choice, waiting } = state;
  const code = fields.discount.trim();
  const isFree = costs?.total === 0;
  const money = useMoney(costs?.currency ?? profile.currency);
  const plan = sale.plans.find(({ code }) => code === fields.plan);
  const rhythm =
    sale.item.type === 'agreement'
      ? t('once')
      : plan === undefined
        ? ''
        : t(`plan.per.${plan.interval}`, plan);
  const total = costs === null || stale ? '' : t('totalIs', { total: money(costs.total) });
  const isConsent = sale.item.type === 'consent';
  const test = profile.processors.some((one) => one.test);
  return (
    <>
      <PageTitle>{Object.keys(errors).length > 0 ? t('errorTitle', { title: page }) : page}</PageTitle>
      <Summary
        {...{ sale, costs, stale, rhythm }}
        country={fields.country}
        onRemoveCode={() => change({ discount: '', applied: '' })}
      />
      <section className="pay__main" aria-label={t('method')}>
        <div>
          {test && (
            <div className="mb-6">
              <Notice kind="info">
                <p>
                  <b>{t('testMode')}</b>
                </p>
              </Notice>
            </div>
          )}
          <Announcement text={total} />
          {before}
          {waiting !== 'no' && <WaitingNotice late={waiting === 'late'} />}
          {waiting === 'no' && (
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                state.submit();
              }}
            >
              {state.unfinished !== null && <Unfinished url={state.unfinished} />}
              {isConsent && (
                <PlanList
                  plans={sale.plans}
                  chosen={fields.plan}
                  country={fields.country}
                  onChoose={(code) => change({ plan: code })}
                  error={errors.plan}
                />
              )}
              <BillingFields
                {...{ fields, change, errors }}
                vat={state.vat}
                onVatAgain={state.checkVatAgain}
                asksEmail={state.asksEmail}
              />
              <DiscountField
                {...{ fields, change }}
                error={errors.discount}
                onApply={() => change({ discount: code, applied: code })}
              />
              {!isFree && (
                <MethodList
                  choices={state.choices}
                  chosen={fields.method}
                  onChoose={(method) => change({ method })}
                  errors={errors}
                  body={choice && <MethodBody key={choice.id} {...{ state, sale, profile, choice }} />}
                />
              )}
              <Declined text={errors.declined} />
              <Declarations
                {...{ fields, change, errors }}
                asksPlace={state.asksPlace}
                isFree={isFree}
                isPlan={isConsent}
                offersSaving={hasAccount && !isConsent && choice?.kind === 'card'}
              />
              {plan && <Mandate plan={plan} />}
              <PayButton
                busy={state.busy}
                total={costs === null ? null : money(costs.total)}
                isFree={isFree}
              />
              <Terms asksCard={!isFree && state.choices.some(({ processor }) => processor !== 'sandbox')} />
            </form>
          )}
          {waiting === 'no' && !isConsent && <FreeVersion item={sale.item} />}
        </div>
      </section>
    </>
  );
}

function PayButton({ busy, total, isFree }: { busy: boolean; total: string | null; isFree: boolean }) {
  const t = useTranslations('pay');
  const words = isFree ? t('finish') : total === null ? t('payNothingYet') : t('pay', { total });
  return (
    <button className="btn btn--primary btn--block pay__button num" type="submit" aria-busy={busy}>
      {busy && <span className="spin" aria-hidden="true" />}
      {busy ? t('paying') : words}
    </button>
  );
}

function Terms({ asksCard }: { asksCard: boolean }) {
  const t = useTranslations('pay');
  const { links } = useOperator();
  return (
    <p className="small soft mt-3">
      {links.termsOfUse ? t.rich('agreeLinked', { link: linkTo(links.termsOfUse) }) : t('agree')}
      {asksCard && ` ${t('cardData')}`}
    </p>
  );
}

/** The person came back from the bank without having confirmed. */
function Unfinished({ url }: { url: string }) {
  const t = useTranslations('pay.unfinished');
  return (
    <div className="mb-6" role="alert">
      <Notice kind="warn" title={t('title')}>
        <p>{t('lead')}</p>
        <p>
          <a href={url}>{t('go')}</a>
        </p>
      </Notice>
    </div>
  );
}
