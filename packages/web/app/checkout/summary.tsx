import type { Costs } from '@clausewright/contract';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CheckoutSale } from './checkout-item.ts';
import { useMoney } from '../amount.ts';
import { useOperator } from '../operator.tsx';
import { linkWhere } from '../rich-text.tsx';
import { TaxRow } from './tax-row.tsx';

interface Props {
  sale: CheckoutSale;
  costs: Costs | null;
  /** The amounts belong to what was chosen before. */
  stale: boolean;
  /** Under the total: paid once, or how often. */
  rhythm: string;
  onRemoveCode: () => void;
}

function goBack() {
  if (history.length > 1) history.back();
  else location.assign('/');
}

/** What is bought, item by item. */
export function Summary({ sale, costs, stale, rhythm, onRemoveCode }: Props) {
  const t = useTranslations('pay');
  const { links } = useOperator();
  return (
    <section className="pay__sum" aria-labelledby="summary-title">
      <div>
        <button className="back" type="button" onClick={goBack}>
          <ArrowLeft className="icon icon--sm" aria-hidden="true" />
          {t('back')}
        </button>
        <h1 id="summary-title" className="mb-1">
          {sale.title}
        </h1>
        <p className="soft wrap-anywhere">{sale.about}</p>
        {costs && <Amounts {...{ costs, stale, rhythm, onRemoveCode }} />}
        <p className="small soft mt-6">
          {costs !== null && costs.tax === null && `${t('taxExcluded')} `}
          {t.rich('refund', { link: linkWhere(links.refundPolicy) })}
        </p>
      </div>
    </section>
  );
}

function Amounts({ costs, stale, rhythm, onRemoveCode }: Omit<Props, 'sale' | 'costs'> & { costs: Costs }) {
  const t = useTranslations('pay');
  const { lines, net, discount, discount_code: code, total, currency } = costs;
  const money = useMoney(currency);
  return (
    <>
      <dl className="sum mt-8" aria-busy={stale}>
        {lines.map(({ code: line, label, amount }) => (
          <div key={line}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className="sum__rule">
          <dt>{t('subtotal')}</dt>
          <dd>{money(net)}</dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>
              {code === null ? t('discount') : t('discountCode', { code })}
              {code !== null && (
                <small>
                  <button className="linkbtn" type="button" onClick={onRemoveCode}>
                    {t('removeCode')}
                  </button>
                </small>
              )}
            </dt>
            <dd>{money(-discount)}</dd>
          </div>
        )}
        <TaxRow costs={costs} />
        <div className="sum__total">
          <dt>
            {t('total')}
            <small className="regular">{rhythm}</small>
          </dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {costs.total_price_is_extra_difference && <p className="small soft mt-6">{t('difference')}</p>}
    </>
  );
}
