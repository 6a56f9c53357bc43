import type { Costs } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useCountryTax } from './use-country-tax.ts';

/** What the price consists of, tax excluded. */
export function PriceList({ costs }: { costs: Costs }) {
  const t = useTranslations('wizard');
  const format = useFormatter();
  const tax = useCountryTax();
  const money = (amount: number) =>
    format.number(amount / 100, { style: 'currency', currency: costs.currency });
  return (
    <dl className="sum">
      {costs.lines.map(({ code, label, amount }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className="sum__total">
        <dt>
          {t('total')}
          <small>{t('taxExcluded', { tax: t(`taxWords.${tax}`) })}</small>
        </dt>
        <dd>{money(costs.total)}</dd>
      </div>
    </dl>
  );
}
