import {
  findVendor,
  listQuestions,
  optionLabel,
  type Row,
  type Suggestion,
} from '@clausewright/library/questionnaires';
import { useTranslations } from 'use-intl';
import { countryName } from '../../country-names.ts';
import { getWords } from '../question-words.ts';
import { vendorLabel } from '../vendor-label.ts';
import { useWizard } from '../wizard-context.ts';

const shownRows = 8;

/** A suggestion as a person reads it, whether or not its question is on screen. */
export function useSuggestionWords(): (suggestion: Suggestion) => string {
  const t = useTranslations('suggestions');
  const tWizard = useTranslations('wizard');
  const { texts, questionnaire, language, vendors } = useWizard();
  return ({ question: id, value }) => {
    const words = getWords(texts, id);
    const question = listQuestions(questionnaire).find((one) => one.id === id);
    const one = (part: string): string => {
      if (question?.kind === 'vendors') {
        const vendor = findVendor(part);
        return vendor === undefined ? part : vendorLabel(vendor, vendors, language);
      }
      if (question?.kind === 'country') return countryName(part, language);
      if (question?.kind === 'yn' && part === 'yes') return optionLabel(words, part) ?? tWizard('yes');
      return optionLabel(words, part) ?? part;
    };
    if (typeof value === 'string') return one(value);
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) {
      const rows = value.filter((part): part is Row => typeof part === 'object');
      if (rows.length === 0)
        return value.map((part) => (typeof part === 'string' ? one(part) : '')).join(', ');
      const title = question?.kind === 'group' ? question.title : '';
      const names = rows.slice(0, shownRows).map((row) => nameIn(row[title]));
      return t('rows', {
        count: rows.length,
        names: names.join(', '),
        more: rows.length > shownRows ? ' …' : '',
      });
    }
    if ('amount' in value && typeof value.amount === 'number') {
      return tWizard(`periodOf.${value.unit as 'days'}`, { amount: value.amount });
    }
    return Object.values(value)
      .filter((part) => typeof part === 'string')
      .join(' / ');
  };
}

function nameIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
