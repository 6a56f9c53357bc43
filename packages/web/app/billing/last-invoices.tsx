import type { ListedInvoice } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useAmount } from '../amount.ts';

/** A few invoices in two lines each. */
export function LastInvoices({ invoices }: { invoices: readonly ListedInvoice[] }) {
  const t = useTranslations('billing.invoices');
  const format = useFormatter();
  const amount = useAmount();
  return (
    <ul className="billing__lines">
      {invoices.map(({ id, product, date, total, currency, refund }) => (
        <li key={id} className="row row--between">
          <span>
            {refund ? t('refund', { product }) : product}
            <span className="small muted num block">{format.dateTime(new Date(date), 'day')}</span>
          </span>
          <span className="num">{amount(total, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
