import type { ListedPrices } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { useMoney } from '../amount.ts';

/** Added up by the engine; none where the further law of it costs nothing. */
export function PriceExample({ prices: { currency, example } }: { prices: ListedPrices }) {
  const t = useTranslations('home.prices');
  const tTypes = useTranslations('types');
  const money = useMoney(currency);
  if (example.amounts.length === 0) return null;
  const parts = example.amounts.map(money).join(' + ');
  return t('example', { document: tTypes('PRIVACY_POLICY.name'), sum: `${parts} = ${money(example.total)}` });
}
