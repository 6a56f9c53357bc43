import { useFormatter, useTranslations } from 'use-intl';
import { useLanguage } from '../language/language-provider.tsx';
import { countryName } from '../country-names.ts';
import { useMoney } from '../amount.ts';
import type { Amounts } from './amounts.ts';

/** How the tax comes about; nothing before anybody said where the buyer is. */
export function TaxRow({ amounts: { tax, vat, currency } }: { amounts: Amounts }) {
  const t = useTranslations('pay.tax');
  const format = useFormatter();
  const { language } = useLanguage();
  const money = useMoney(currency);
  if (tax === null) return null;
  const { treatment } = tax;
  const country = countryName(tax.country, language);
  const rate = format.number(tax.rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const explained = {
    domestic: t('rate', { rate, country }),
    destination: t('rate', { rate, country }),
    'reverse-charge': t('reverse', { country }),
    'outside-scope': t('outside', { country }),
    'not-registered': t('notRegistered'),
    'seller-of-record': t('sellerOfRecord'),
  }[treatment];
  return (
    <div>
      <dt>
        {treatment === 'seller-of-record' ? t('tax') : t('vat')}
        <small>{explained}</small>
      </dt>
      <dd>{vat === null ? t('later') : money(vat)}</dd>
    </div>
  );
}
