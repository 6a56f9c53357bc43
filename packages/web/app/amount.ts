import { useFormatter } from 'use-intl';

/** Words for minor units of a currency, with as many decimals as it has and a true minus sign. */
export function useAmount(): (minor: number, currency: string) => string {
  const format = useFormatter();
  return (minor, currency) => {
    const style = { style: 'currency', currency } as const;
    const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
    return format.number(minor / 10 ** digits, style).replace('-', '−');
  };
}

/** The same where one currency holds. */
export function useMoney(currency: string): (minor: number) => string {
  const amount = useAmount();
  return (minor) => amount(minor, currency);
}
