import type { Costs } from '@clausewright/contract';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CheckoutSale } from './checkout-item.ts';
import { useOperator } from '../operator.tsx';
import { linkWhere } from '../rich-text.tsx';
import { useTaxKind } from '../tax-kind.ts';
import { AmountRows } from './amount-rows.tsx';

interface Props {
  sale: CheckoutSale;
  costs: Costs | null;
  /** The amounts belong to what was chosen before. */
  stale: boolean;
  /** Under the total: paid once, or how often. */
  rhythm: string;
  /** Of the buyer; empty where nobody said. */
  country: string;
  onRemoveCode: () => void;
}

function goBack() {
  if (history.length > 1) history.back();
  else location.assign('/');
}

/** What is bought, item by item. */
export function Summary({ sale, costs, stale, rhythm, country, onRemoveCode }: Props) {
  const t = useTranslations('pay');
  const { links } = useOperator();
  const tax = useTaxKind(country);
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
        {costs && <Sum {...{ costs, stale, rhythm, onRemoveCode }} />}
        <p className="small soft mt-6">
          {costs !== null &&
            costs.tax === null &&
            tax !== 'none' &&
            `${t('taxExcluded', { tax: t(`taxWords.${tax}`) })} `}
          {t.rich('refund', { link: linkWhere(links.refundPolicy) })}
        </p>
      </div>
    </section>
  );
}

function Sum({
  costs,
  stale,
  rhythm,
  onRemoveCode,
}: Omit<Props, 'sale' | 'costs' | 'country'> & { costs: Costs }) {
  const t = useTranslations('pay');
  const { discount_code: code } = costs;
  return (
    <>
      <div className="mt-8">
        <AmountRows
          amounts={costs}
          stale={stale}
          total={
            <>
              {t('total')}
              <small className="regular">{rhythm}</small>
            </>
          }
          discount={
            code === null ? (
              t('discount')
            ) : (
              <>
                {t('discountCode', { code })}
                <small>
                  <button className="linkbtn" type="button" onClick={onRemoveCode}>
                    {t('removeCode')}
                  </button>
                </small>
              </>
            )
          }
        />
      </div>
      {costs.total_price_is_extra_difference && <p className="small soft mt-6">{t('difference')}</p>}
    </>
  );
}
