import type { ChoicePrices } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/library/questionnaires';
import { useEffect } from 'react';
import { useChoicePrices } from '../wizard/use-choice-prices.ts';

interface Props {
  type: AgreementType;
  answers: Answers;
  /** Questions of the document on screen. */
  questions: readonly string[];
  onPrices: (type: AgreementType, prices: ChoicePrices) => void;
}

/** Asks what one document costs with all that was filled in, and what the choices on screen add. */
export function AskedChoicePrices({ type, answers, questions, onPrices }: Props) {
  const prices = useChoicePrices({ type, answers, questions });
  useEffect(() => {
    if (prices !== null) onPrices(type, prices);
  }, [type, prices, onPrices]);
  return null;
}
