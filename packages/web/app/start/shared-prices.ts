import type { ChoicePrices } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { PreparedDocument } from '@clausewright/library/presets';
import type { Answers } from '@clausewright/library/questionnaires';
import type { StartDraft } from './start-draft.ts';

/**
 * Of the questions on screen those whose answer a document takes: its own, and those that it shares with another one,
 * until its owner has said something else for it.
 */
export function pricedIn(
  { type, evaluation }: Pick<PreparedDocument, 'type' | 'evaluation'>,
  asked: readonly { type: AgreementType; path: string }[],
  given: StartDraft['given'],
): string[] {
  const said: Answers = given[type] ?? {};
  return asked
    .filter((one) => one.type === type || (evaluation.visible.includes(one.path) && !(one.path in said)))
    .map(({ path }) => path);
}

/** What a choice adds to all documents together: one answer counts for each document that shares the question. */
export function addPrices(
  prices: Partial<Record<AgreementType, ChoicePrices>>,
  type: AgreementType,
): ChoicePrices | null {
  const own = prices[type];
  if (own === undefined) return null;
  const choices = new Map<string, ChoicePrices['choices'][number]>();
  for (const choice of Object.values(prices).flatMap((one) => one.choices)) {
    const key = `${choice.question} ${choice.option}`;
    const { adds = 0, premium = 0 } = choices.get(key) ?? {};
    choices.set(key, { ...choice, adds: adds + choice.adds, premium: premium + choice.premium });
  }
  return { ...own, choices: [...choices.values()] };
}
