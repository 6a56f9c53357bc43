import type { AnswerError, Path } from '@clausewright/library/questionnaires';
import { useTranslations } from 'use-intl';
import { languageNames } from '../interface-languages.ts';
import type { Problem } from '../ui/error-summary.tsx';
import { fieldId } from './paths.ts';
import { getWords } from './question-words.ts';
import type { WizardWords } from './words.ts';

/** The words of an error and the name of the field it stands at. */
export function useErrorWords({ texts }: WizardWords) {
  const t = useTranslations('wizard');

  const labelOf = (path: Path): string => {
    const parts = path.split('/');
    const last = parts.at(-1) ?? '';
    if (path.includes('.own/')) {
      const question = getWords(texts, parts[0]?.replace(/\.own$/, '') ?? '').label;
      const fields = ['name', 'purpose', 'url', 'country'] as const;
      const field = fields.find((one) => one === last);
      return field ? t('fieldOf', { question, field: t(`own.${field}`) }) : question;
    }
    if (parts.length % 2 === 0) {
      const language = new Map<string, string>(Object.entries(languageNames)).get(last) ?? last;
      const question = getWords(texts, parts.slice(0, -1).join('/')).label;
      return t('fieldOf', { question, field: language });
    }
    return getWords(texts, path).label;
  };

  return {
    wordsOfError: ({ reason, limit = 0 }: AnswerError): string => t(`errors.${reason}`, { limit }),
    problemAt: (path: Path, error: string): Problem => ({
      target: fieldId(path),
      label: labelOf(path),
      error,
    }),
  };
}
