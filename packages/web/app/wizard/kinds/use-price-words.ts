import { useFormatter } from 'use-intl';
import type { OptionPrice } from './option-price.ts';

/** An amount as money, or nothing where no amount is known. */
export function usePriceWords(): (price: OptionPrice | undefined) => string | undefined {
  const format = useFormatter();
  return (price) =>
    price && format.number(price.amount / 100, { style: 'currency', currency: price.currency });
}
