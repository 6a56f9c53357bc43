import type { Question } from '@clausewright/library/questionnaires';
import type { Costs } from '@clausewright/contract';

export interface OptionPrice {
  amount: number;
  currency: string;
}

/** Amount of the line `<code>:<subject>`, or of any line with that code: lines of one code cost the same. */
export function getLinePrice(costs: Costs | null, code: string, subject: string): OptionPrice | undefined {
  const exact = costs?.lines.find((line) => line.code === `${code}:${subject}`);
  const found = exact ?? costs?.lines.find((line) => line.code.startsWith(`${code}:`));
  return found && costs ? { amount: found.amount, currency: costs.currency } : undefined;
}

/**
 * What a language adds. The server's lines name those that are to be paid: one other is free, further ones without a
 * line were paid before. Until the lines of a new choice are there, the first language counts as free.
 */
export function getLanguagePrice(
  costs: Costs | null,
  chosen: readonly string[],
  id: string,
): OptionPrice | 'free' | undefined {
  const code = 'translation_language';
  const without = chosen.filter((one) => !costs?.lines.some((line) => line.code === `${code}:${one}`));
  if (!without.includes(id)) return getLinePrice(costs, code, id);
  if (without.length === 1 || id === chosen[0]) return 'free';
  return costs?.total_price_is_extra_difference ? undefined : getLinePrice(costs, code, id);
}

/** What an answer adds, as far as the server's price lines tell it; lines of clauses are not an option's. */
export function getAnswerPrice(
  costs: Costs | null,
  question: Question,
  path: string,
  option: string,
  chosen: boolean,
): OptionPrice | undefined {
  const options = 'options' in question ? question.options : [];
  const code = options.find(({ id }) => id === option)?.price;
  const key = code ? `${code}:${path}:${option}` : `${question.price ?? ''}:${path}`;
  if (!chosen || (!code && (!question.price || option === 'no' || option === 'none'))) return undefined;
  const line = costs?.lines.find((one) => one.code === key);
  return line && costs ? { amount: line.amount, currency: costs.currency } : undefined;
}
