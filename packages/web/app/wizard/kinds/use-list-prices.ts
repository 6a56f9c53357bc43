import { homeLaws, type Question, soldAs } from '@clausewright/library/questionnaires';
import { useTranslations } from 'use-intl';
import { useWizard } from '../wizard-context.ts';
import { getAnswerPrice, getLanguagePrice, getLinePrice } from './option-price.ts';
import { usePriceWords } from './use-price-words.ts';

/** What each option of a list adds to the price: languages and laws have lines of their own. */
export function useListPrices(
  question: Question & { kind: 'multi' },
  path: string,
  chosen: readonly string[],
): (option: string) => string | undefined {
  const t = useTranslations('wizard');
  const { costs, evaluation, questionnaire } = useWizard();
  const words = usePriceWords();
  if (question.id === 'document_languages') {
    return (id) => {
      const price = getLanguagePrice(costs, chosen, id);
      return price === 'free' ? t('free') : words(price);
    };
  }
  if (question.id === 'laws') {
    const home: readonly string[] = homeLaws(evaluation.relevant, questionnaire.lawBook);
    const lineOf = (law: string): string | null => soldAs(evaluation.relevant, law, questionnaire.lawBook);
    return (id) => {
      if (home.includes(id)) return t('free');
      const line = lineOf(id);
      // Of laws sold together the first one chosen brings the line; the others add nothing.
      const first = chosen.find((law) => line !== null && lineOf(law) === line) ?? id;
      return first === id ? words(getLinePrice(costs, 'further_law', line ?? id)) : undefined;
    };
  }
  return (id) => words(getAnswerPrice(costs, question, path, id, chosen.includes(id)));
}
