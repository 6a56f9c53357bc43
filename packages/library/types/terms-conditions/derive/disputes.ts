import { chosen, text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/** The law of the own country, until somebody chooses another. */
export function seat({ answers }: DeriveInput): { value: readonly string[] } {
  const country = text(answers, 'country');
  return { value: country === '' ? [] : [country] };
}

/** Apple and Google each want terms of their own in the contract with the user. */
export function storesOfApp({ answers }: DeriveInput): { value: readonly string[] } {
  return { value: chosen(answers, 'app_stores').filter((store) => store === 'apple' || store === 'google') };
}
