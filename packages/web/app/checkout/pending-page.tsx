import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../layout/page-title.tsx';
import { agreementToken } from '../stored-agreements.ts';
import { useFailureText } from '../outcome-text.ts';
import { Notice } from '../ui/notice.tsx';
import { CheckoutBar } from './checkout-frame.tsx';
import type { CheckoutItem } from './checkout-item.ts';
import { lastPayment } from './last-payment.ts';
import type { PaymentEnd } from './run-payment.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingNotice } from './waiting.tsx';

/** Where a shop in a window of its own sends people after they have paid: its confirmation takes its time. */
export function PendingPage() {
  const t = useTranslations('pay.waiting');
  const failureText = useFailureText();
  const [payment] = useState(lastPayment);
  const [end, setEnd] = useState<PaymentEnd | null>(null);
  const item = useMemo((): CheckoutItem => {
    if (payment === null) return { type: 'agreement', id: '', token: null };
    const { type, id } = payment;
    return { type, id, token: type === 'agreement' ? agreementToken(id) : null };
  }, [payment]);
  const onEnd = useCallback((ended: PaymentEnd) => {
    if (ended.end === 'done') location.replace(ended.path);
    else setEnd(ended);
  }, []);
  useWaiting(item, payment?.payment ?? null, onEnd);
  const refused = end?.end === 'failed' ? failureText(end.failure) : end?.end === 'refused' ? end.text : null;
  const back =
    item.type === 'agreement' ? `/wizard/pay/${item.id}` : `/privacy-consent/wizard/pay/${item.id}`;
  return (
    <CheckoutBar>
      <main id="main" tabIndex={-1} className="wrap page">
        <PageTitle>{t('page')}</PageTitle>
        <div className="page__head">
          <h1>{t('page')}</h1>
        </div>
        <div className="narrow">
          {payment === null && <p>{t('nothing')}</p>}
          {payment !== null && end === null && <WaitingNotice late />}
          {payment !== null && end !== null && (
            <div role="alert">
              <Notice kind="danger" title={t('refused')}>
                {refused !== null && <p className="pre-line">{refused}</p>}
                <p>
                  <a href={back}>{t('toPay')}</a>
                </p>
              </Notice>
            </div>
          )}
        </div>
      </main>
    </CheckoutBar>
  );
}
