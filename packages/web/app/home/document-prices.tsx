import type { ListedPrices } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { offeredTypes } from '../agreement-types.ts';
import { useMoney } from '../amount.ts';
import { ScrollBox } from '../scroll-box.tsx';
import { premiumGroups } from './premium-groups.ts';
import { PriceRow } from './price-row.tsx';

const lines = [
  'further_law',
  'translation_language',
  'detail_table',
  'answer_premium',
  'custom_section',
  'additional_domain',
] as const;

export function DocumentPrices({ prices }: { prices: ListedPrices }) {
  const t = useTranslations('home.prices');
  const tTypes = useTranslations('types');
  const format = useFormatter();
  const money = useMoney(prices.currency);
  const free = t('free');
  return (
    <ScrollBox className="tablewrap" label={t('documents')}>
      <table className="table prices">
        <thead>
          <tr>
            <th scope="col">{t('documents')}</th>
            <th scope="col">{t('price')}</th>
          </tr>
        </thead>
        <tbody>
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
          {lines.map((code) => {
            const amount = prices.lines.find((line) => line.code === code)?.amount ?? null;
            return (
              amount !== null && (
                <PriceRow
                  key={code}
                  of={t(`lines.${code}`)}
                  price={amount === 0 ? free : `+\u00A0${money(amount)}`}
                />
              )
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
