import { CircleCheck } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFetched } from '../use-fetched.ts';
import { useAmount } from '../amount.ts';
import { send } from '../api.ts';
import { AreaWords } from '../language/area-words.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { AmountRows } from './amount-rows.tsx';
import { checkoutCalls } from './checkout-calls.ts';
import type { CheckoutItem } from './checkout-item.ts';

interface Props {
  item: CheckoutItem;
  /** The files are still being made. */
  making?: boolean;
  /** Where the next step stands on the page. */
  next: string;
  /** Where a visitor can make an account; without it nobody needs one. */
  keep?: string | undefined;
  /** What was paid for, in words. */
  name: string;
}

/** Where the address names the payment that led here: what was paid, the invoice, and what comes next. */
export function PaymentConfirmation(props: Props) {
  const [search] = useSearchParams();
  const payment = search.get('paid');
  if (!payment) return null;
  return (
    <AreaWords area="pay">
      <Confirmation key={payment} payment={payment} {...props} />
    </AreaWords>
  );
}

function Confirmation({ payment, item, name, making = false, next, keep }: Props & { payment: string }) {
  const t = useTranslations('pay.paid');
  const tPay = useTranslations('pay');
  const amount = useAmount();
  const { type, id, token } = item;
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(checkoutCalls.transactionStatus, { params: { id: payment }, agreementToken: token, signal }),
    [payment, token],
  );
  const { outcome } = useFetched(ask);
  const seen = outcome?.ok === true ? outcome.data : null;
  // An address may name a payment of something else.
  const receipt = seen?.item_type === type && seen.item_id === id ? seen.receipt : null;
  const isShown = receipt !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  if (receipt === null) return null;
  const isAgreement = type === 'agreement';
  const total = amount(receipt.total, receipt.currency);
  return (
    <section className="panel paid mb-6" aria-labelledby="paid-title">
      <PageTitle>{t('title', { total })}</PageTitle>
      <div className="stack">
        {receipt.paid_at !== null && (
          <p className="paid__state small num">
            <CircleCheck className="icon icon--sm" aria-hidden="true" />
            {t('when', { date: new Date(receipt.paid_at) })}
          </p>
        )}
        <h2 id="paid-title" ref={heading} tabIndex={-1} className="num">
          {t('title', { total })}
        </h2>
        <p>{t(isAgreement ? 'agreement' : 'plan', { item: name })}</p>
        {making && <p className="soft">{t('making')}</p>}
        {!making && (
          <div className="paid__next">
            <div>
              <p className="eyebrow">{t('next')}</p>
              <p>{t(isAgreement ? 'nextAgreement' : 'nextPlan')}</p>
            </div>
            <a className="btn btn--primary" href={next}>
              {t(isAgreement ? 'toLink' : 'toLine')}
            </a>
          </div>
        )}
        {keep !== undefined && (
          <p>
            <a href={keep}>{t('keep')}</a>
          </p>
        )}
      </div>
      <div className="stack">
        {receipt.amounts !== null && (
          <AmountRows
            amounts={{ ...receipt, ...receipt.amounts }}
            total={tPay('total')}
            discount={tPay('discount')}
          />
        )}
        <p>
          {receipt.invoice_url === null ? (
            t('later')
          ) : (
            <a className="num" href={receipt.invoice_url}>
              {t('invoice', { number: receipt.invoice_number ?? '' })}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
