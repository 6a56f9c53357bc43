import type { Question } from '@clausewright/agreements/questionnaires';
import type { Costs } from '@clausewright/contract';

export interface OptionPrice {
  amount: number;
  currency: string;
}

/** Amount of the line `<code>:<subject>`, or of any line with that code: lines of one code cost the same. */
export function priceOfLine(costs: Costs | null, code: string, subject: string): OptionPrice | undefined {
  const exact = costs?.lines.find((line) => line.code === `${code}:${subject}`);
  const found = exact ?? costs?.lines.find((line) => line.code.startsWith(`${code}:`));
  return found && costs ? { amount: found.amount, currency: costs.currency } : undefined;
}

/** What an answer adds, as far as the server's price lines tell it; lines of clauses are not an option's. */
export function priceOfAnswer(
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
