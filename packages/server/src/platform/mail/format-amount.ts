import type { Language } from '@clausewright/contract';
import { currencyExponent } from '../money.ts';

/** Minor units as people of a language write them: `€28.80`, `28,80 €`. */
export function formatAmount(
  { amount, currency }: { amount: number; currency: string },
  language: Language,
): string {
  const digits = currencyExponent(currency);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, ...fraction });
  return format.format(amount / 10 ** digits);
}
