import type { Costs } from '@clausewright/contract';
import { useMemo } from 'react';
import type { Failure } from '../outcome.ts';
import { useFetched } from '../use-fetched.ts';
import { fetchCosts, type CostsRequest } from './fetch-costs.ts';
import type { CheckoutItem } from './checkout-item.ts';
import { isRefusedAs } from './refused-as.ts';

interface CurrentCosts {
  costs: Costs | null;
  /** Of the last question; null where it was answered. */
  failure: Failure | null;
  /** The amounts belong to the question before. */
  stale: boolean;
  /** Asks again, as after `price-changed`. */
  refresh: () => void;
}

/**
 * What the item costs for this buyer. A new question leaves the amounts before it until it is
 * answered; `onBadCode` hears of a code that does not count, and the price is asked again without.
 */
export function useCosts(
  item: CheckoutItem,
  first: Costs | null,
  question: CostsRequest | null,
  onBadCode: (failure: Failure) => void,
): CurrentCosts {
  const text = question === null ? null : JSON.stringify(question);
  const ask = useMemo(() => {
    if (text === null) return null;
    const asks = JSON.parse(text) as CostsRequest;
    return async (signal: AbortSignal) => {
      const outcome = await fetchCosts(item, asks, signal);
      const isBadCode = !outcome.ok && asks.discount !== '' && isRefusedAs(outcome, 'discount-invalid');
      if (isBadCode && !signal.aborted) onBadCode(outcome);
      return outcome;
    };
  }, [item, text, onBadCode]);
  const { outcome, data, asking, again } = useFetched<Costs>(ask);
  return {
    costs: data ?? first,
    // A code that does not count was told to `onBadCode`.
    failure: outcome?.ok === false && !isRefusedAs(outcome, 'discount-invalid') ? outcome : null,
    stale: asking,
    refresh: again,
  };
}
