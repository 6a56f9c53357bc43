import { homeLaws, type Question } from '@clausewright/agreements/questionnaires';
import { useTranslations } from 'use-intl';
import { useWizard } from '../wizard-context.ts';
import { priceOfAnswer, priceOfLanguage, priceOfLine } from './option-price.ts';
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
      const price = priceOfLanguage(costs, chosen, id);
      return price === 'free' ? t('free') : words(price);
    };
  }
  if (question.id === 'laws') {
    const home: readonly string[] = homeLaws(evaluation.relevant, questionnaire.lawBook);
    return (id) => (home.includes(id) ? t('free') : words(priceOfLine(costs, 'further_law', id)));
  }
  return (id) => words(priceOfAnswer(costs, question, path, id, chosen.includes(id)));
}
