import { useFormatter } from 'use-intl';

/** Words for an amount in minor units, with as many decimals as its currency has. */
export function useMoney(currency: string): (minor: number) => string {
  const format = useFormatter();
  return (minor) => {
    const style = { style: 'currency', currency } as const;
    const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
    return format.number(minor / 10 ** digits, style);
  };
}
