import type { PaymentMethod } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';

/** A saved method in words, and until when it serves. */
export function useMethodWords(): (method: PaymentMethod) => { name: string; until: string | null } {
  const t = useTranslations('billing.methods');
  const format = useFormatter();
  return ({ kind, brand, last4, label, expires_month: month, expires_year: year }) => {
    const given = label || brand;
    const name = {
      card: t('card', { brand: brand || label, last4 }),
      paypal: t('paypal', { label }),
      other: t('other', { label: given }),
    }[kind];
    if (month === null || year === null) return { name, until: null };
    const date = new Date(Date.UTC(year, month - 1, 1));
    return { name, until: t('until', { until: format.dateTime(date, { month: 'long', year: 'numeric' }) }) };
  };
}
