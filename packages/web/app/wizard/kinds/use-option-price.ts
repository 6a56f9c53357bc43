import type { Question } from '@clausewright/library/questionnaires';
import { useFormatter, useTranslations } from 'use-intl';
import { useWizard } from '../wizard-context.ts';

/** What stands at the end of a choice. */
export interface OptionPrice {
  /** The difference that it makes to the total, or that it is included. */
  price: string;
  /** What the difference consists of. */
  note?: string;
}

/**
 * What each choice of a question costs. The server tells the difference to the total of the moment; before it has, a
 * choice says nothing.
 */
export function useOptionPrice(
  question: Question,
  path: string,
  /** Options that cost nothing, whatever is chosen. */
  always: readonly string[] = [],
): (option: string, chosen: boolean) => OptionPrice | undefined {
  const t = useTranslations('wizard');
  const format = useFormatter();
  const { prices } = useWizard();
  const subject =
    question.id === 'laws' ? 'law' : question.id === 'document_languages' ? 'language' : 'other';
  return (option, chosen) => {
    const found = prices?.choices.find((one) => one.question === path && one.option === option);
    if (prices === null || found === undefined) {
      const included = always.includes(option) || (prices !== null && chosen && subject === 'language');
      return included ? { price: t('included') } : undefined;
    }
    const money = (minor: number) =>
      format.number(minor / 100, {
        style: 'currency',
        currency: prices.currency,
        trailingZeroDisplay: 'stripIfInteger',
      });
    const { adds, premium } = found;
    const price = t('adds', { sum: money(adds) });
    if (premium === 0) return { price, note: t('premiumIncluded') };
    return { price, note: t('addsParts', { premium: money(premium), rest: money(adds - premium), subject }) };
  };
}
