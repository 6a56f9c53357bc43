import type { SaleDetails } from '@clausewright/contract';
import { CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { useOperator } from '../operator.tsx';
import { useFailureText } from '../outcome-text.ts';
import { linkTo } from '../rich-text.tsx';
import { isRefusedAs, payInTestMode } from './pay.ts';
import { takeFreeVersion } from './take-free-version.ts';

type State =
  | { state: 'idle' | 'paying' | 'freeing' | 'pending' | 'rejected' }
  | { state: 'failed'; text: string };

interface Props {
  sale: SaleDetails;
  token: string | null;
  /** The price changed while the page stood open: shows the new total. */
  onPriceChanged: () => void;
}

export function Payment({ sale, token, onPriceChanged }: Props) {
  const t = useTranslations('pay');
  const { links } = useOperator();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [now, setNow] = useState<State>({ state: 'idle' });

  const busy = now.state === 'paying' || now.state === 'freeing';
  const free = async () => {
    if (busy) return;
    setNow({ state: 'freeing' });
    const outcome = await takeFreeVersion(sale.agreement_id, token);
    if (outcome.ok) void navigate(outcome.data, { replace: true });
    else setNow({ state: 'failed', text: failureText(outcome) });
  };
  const pay = async () => {
    if (busy) return;
    setNow({ state: 'paying' });
    const outcome = await payInTestMode({
      shownTotal: sale.costs.total,
      agreementId: sale.agreement_id,
      agreementToken: token,
    });
    if (!outcome.ok) {
      setNow({ state: 'failed', text: failureText(outcome) });
      if (isRefusedAs(outcome, 'price-changed')) onPriceChanged();
    } else if (outcome.data.state === 'paid') void navigate(outcome.data.path, { replace: true });
    else setNow({ state: outcome.data.state });
  };

  const problem = now.state === 'failed' ? now.text : now.state === 'rejected' ? t('rejected') : null;
  return (
    <section className="pay__main" aria-labelledby="payment-title">
      <div>
        <h2 id="payment-title" className="mb-4">
          {t('method')}
        </h2>
        <div className="note">
          <Info className="icon" aria-hidden="true" />
          <div>
            <p className="font-semibold">{t('sandbox.title')}</p>
            <p>{t('sandbox.lead')}</p>
          </div>
        </div>
        <div role="alert">
          {problem && (
            <div className="note note--danger mt-4">
              <CircleAlert className="icon" aria-hidden="true" />
              <p className="whitespace-pre-line">{problem}</p>
            </div>
          )}
        </div>
        <Announcement
          text={now.state === 'paying' ? t('paying') : now.state === 'pending' ? t('pending') : ''}
        />
        {now.state === 'pending' ? (
          <div className="note note--warn mt-6" aria-hidden="true">
            <Info className="icon" />
            <p>{t('pending')}</p>
          </div>
        ) : (
          <button
            className="btn btn--primary btn--block pay__button num"
            type="button"
            aria-busy={now.state === 'paying'}
            onClick={() => void pay()}
          >
            {now.state === 'paying' && <span className="spin" aria-hidden="true" />}
            {now.state === 'paying' ? t('paying') : t('pay')}
          </button>
        )}
        <p className="small soft mt-3">
          {links.termsOfUse ? t.rich('agreeLinked', { link: linkTo(links.termsOfUse) }) : t('agree')}
        </p>
        {now.state !== 'pending' && (
          <div className="mt-12">
            <h3 className="mb-1">{t('freeTitle')}</h3>
            <p className="small soft mb-3">{t('freeLead')}</p>
            <button
              className="btn btn--sm"
              type="button"
              aria-busy={now.state === 'freeing'}
              onClick={() => void free()}
            >
              {now.state === 'freeing' && <span className="spin" aria-hidden="true" />}
              {t('free')}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
