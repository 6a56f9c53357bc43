import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFetched } from '../use-fetched.ts';
import { useAmount } from '../amount.ts';
import { send } from '../api.ts';
import { AreaWords } from '../language/area-words.tsx';
import { checkoutCalls } from './checkout-calls.ts';
import type { CheckoutItem } from './checkout-item.ts';

interface Props {
  item: CheckoutItem;
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

function Confirmation({ payment, item, name }: Props & { payment: string }) {
  const t = useTranslations('pay.paid');
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
  return (
    <section className="panel stack mb-6" aria-labelledby="paid-title">
      <h2 id="paid-title" ref={heading} tabIndex={-1} className="num">
        {t('title', { total: amount(receipt.total, receipt.currency) })}
      </h2>
      <p>{t(type === 'agreement' ? 'agreement' : 'plan', { item: name })}</p>
      <p>{t(type === 'agreement' ? 'nextAgreement' : 'nextPlan')}</p>
      <p>{receipt.invoice_url === null ? t('later') : <a href={receipt.invoice_url}>{t('invoice')}</a>}</p>
    </section>
  );
}
