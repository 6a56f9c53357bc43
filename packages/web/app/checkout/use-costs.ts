import type { Costs } from '@clausewright/contract';
import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../outcome.ts';
import { askCosts, type CostsQuestion } from './ask-costs.ts';
import type { CheckoutItem } from './checkout-item.ts';
import { isRefusedAs } from './refused-as.ts';

interface Asked {
  costs: Costs | null;
  /** Of the last question; null where it was answered. */
  failure: Failure | null;
}

interface CurrentCosts extends Asked {
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
  question: CostsQuestion | null,
  onBadCode: (failure: Failure) => void,
): CurrentCosts {
  const key = question === null ? null : JSON.stringify(question);
  const [turn, setTurn] = useState(0);
  const [{ answered, ...asked }, setAsked] = useState<Asked & { answered: string | null }>({
    costs: first,
    failure: null,
    answered: null,
  });
  const wanted = key === null ? null : `${turn} ${key}`;

  useEffect(() => {
    if (key === null || wanted === null) return undefined;
    const controller = new AbortController();
    const asks = JSON.parse(key) as CostsQuestion;
    const ask = async () => {
      const outcome = await askCosts(item, asks, controller.signal);
      if (controller.signal.aborted) return;
      if (outcome.ok) setAsked({ costs: outcome.data, failure: null, answered: wanted });
      else if (asks.discount !== '' && isRefusedAs(outcome, 'discount-invalid')) onBadCode(outcome);
      else setAsked(({ costs }) => ({ costs, failure: outcome, answered: wanted }));
    };
    ask().catch((error: unknown) => {
      if (!controller.signal.aborted) reportError(error);
    });
    return () => controller.abort();
  }, [item, key, wanted, onBadCode]);

  const refresh = useCallback(() => setTurn((now) => now + 1), []);
  return { ...asked, stale: wanted !== null && answered !== wanted, refresh };
}
