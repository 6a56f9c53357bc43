import type { ListedPrices } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { useMoney } from '../amount.ts';
import { perMonth } from '../per-month.ts';
import { PriceRow, PriceTable } from './price-table.tsx';

/** A low price by the month never stands without the sum that is paid at once. */
export function PlanPrices({ prices: { currency, plans } }: { prices: ListedPrices }) {
  const t = useTranslations('home.prices');
  const money = useMoney(currency);
  return (
    <PriceTable of={t('banner')}>
      {plans.map((plan) => {
        const { code, interval, count, price } = plan;
        const name =
          count === 1 ? t(`plan.${interval}.one`) : t(`plan.${interval}.more`, { count: String(count) });
        const month = perMonth(plan);
        return (
          <PriceRow
            key={code}
            of={month === null ? name : t('perMonth', { plan: name, sum: money(month) })}
            price={t(`due.${interval}`, { count, sum: money(price) })}
          />
        );
      })}
    </PriceTable>
  );
}
