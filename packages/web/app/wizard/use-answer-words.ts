import {
  findVendor,
  optionLabel,
  type AnswerValue,
  type Period,
  type Row,
  type VisibleQuestion,
} from '@clausewright/library/questionnaires';
import { useFormatter, useTranslations } from 'use-intl';
import { useCountries } from '../countries.ts';
import { getChosen } from './choosing.ts';
import { countryName } from '../country-names.ts';
import { rowsAt } from './paths.ts';
import { placeName } from './place-name.ts';
import { getWords } from './question-words.ts';
import { vendorLabel } from './vendor-label.ts';
import { useWizard } from './wizard-context.ts';

/** An answer as a person reads it; empty where there is none. Rows of groups are shown by their fields. */
export function useAnswerWords(): (visible: VisibleQuestion) => string {
  const t = useTranslations('wizard');
  const format = useFormatter();
  const countries = useCountries();
  const { texts, state, language, vendors } = useWizard();

  const vendorWords = (id: string): string => {
    const vendor = findVendor(id);
    return vendor === undefined ? id : vendorLabel(vendor, vendors, language);
  };

  return ({ question, path, value }) => {
    const words = getWords(texts, path);
    const option = (id: string) => optionLabel(words, id) ?? id;
    const own = () => rowsAt(state.answers, `${path}.own`).map(nameOf).filter(Boolean);
    switch (question.kind) {
      case 'choice':
        return typeof value === 'string' ? option(value) : '';
      case 'yn':
        return value === 'yes' || value === 'no' || value === 'unknown'
          ? (optionLabel(words, value) ?? t(value))
          : '';
      case 'multi':
        return [...getChosen(value).map(option), ...own()].join(', ');
      case 'vendors':
        return [...getChosen(value).map(vendorWords), ...own()].join(', ');
      case 'country':
        return (typeof value === 'string' ? [value] : getChosen(value))
          .filter((code) => code !== '')
          .map((code) => (code === 'unknown' ? t('unknown') : countryName(code, language)))
          .join(', ');
      case 'state':
        return typeof value === 'string' ? placeName(value, { texts, countries, language }) : '';
      case 'date':
        return typeof value === 'string' && value !== '' ? format.dateTime(new Date(value), 'day') : '';
      case 'num':
        return typeof value === 'number' ? String(value) : '';
      case 'period':
        return isPeriod(value) ? t(`periodOf.${value.unit}`, { amount: value.amount }) : '';
      case 'group':
        return '';
      case 'text':
      case 'area':
      case 'email':
      case 'phone':
      case 'url':
        if (typeof value === 'string') return value;
        return typeof value === 'object' && !Array.isArray(value) ? Object.values(value).join(' / ') : '';
    }
  };
}

function nameOf(row: Row): string {
  return typeof row['name'] === 'string' ? row['name'] : '';
}

function isPeriod(value: AnswerValue | undefined): value is Period {
  return typeof value === 'object' && 'amount' in value && 'unit' in value;
}
