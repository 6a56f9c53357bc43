import type { ListedPrices } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { offeredTypes } from '../agreement-types.ts';
import { useMoney } from '../amount.ts';
import { premiumGroups } from './premium-groups.ts';
import { PriceRow, PriceTable } from './price-table.tsx';

export function DocumentPrices({ prices }: { prices: ListedPrices }) {
  const t = useTranslations('home.prices');
  const tTypes = useTranslations('types');
  const format = useFormatter();
  const money = useMoney(prices.currency);
  const free = t('free');
  return (
    <PriceTable of={t('documents')}>
      <PriceRow of={t('each')} price={free} />
      {premiumGroups(prices.premium, offeredTypes).map(({ amount, types }) => (
        <PriceRow
          key={amount}
          of={t('premium', {
            types: format.list(
              types.map((type) => tTypes(`${type}.name`)),
              { type: 'unit' },
            ),
          })}
          price={amount === 0 ? free : money(amount)}
        />
      ))}
      {prices.lines.map(({ code, amount }) => (
        <PriceRow
          key={code}
          of={t(`lines.${code}`)}
          price={amount === 0 ? free : `+\u00A0${money(amount)}`}
        />
      ))}
    </PriceTable>
  );
}
