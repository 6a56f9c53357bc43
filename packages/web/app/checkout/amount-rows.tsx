import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../amount.ts';
import type { Amounts } from './amounts.ts';
import { TaxRow } from './tax-row.tsx';

interface Props {
  amounts: Amounts;
  /** Words before the total, and before what a discount takes. */
  total: ReactNode;
  discount: ReactNode;
  /** The amounts belong to what was chosen before. */
  stale?: boolean;
}

/** What is or was paid, line by line as on the invoice. */
export function AmountRows({ amounts, total, discount, stale = false }: Props) {
  const t = useTranslations('pay');
  const money = useMoney(amounts.currency);
  return (
    <dl className="sum" aria-busy={stale}>
      {amounts.lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className="sum__rule">
        <dt>{t('subtotal')}</dt>
        <dd>{money(amounts.net)}</dd>
      </div>
      {amounts.discount > 0 && (
        <div>
          <dt>{discount}</dt>
          <dd>{money(-amounts.discount)}</dd>
        </div>
      )}
      <TaxRow amounts={amounts} />
      <div className="sum__total">
        <dt>{total}</dt>
        <dd>{money(amounts.total)}</dd>
      </div>
    </dl>
  );
}
