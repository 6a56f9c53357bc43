import { loadQuestionnaire, type Questionnaire } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type * as asking from './late-wizard.ts';
import { wizardWords, type WizardWords } from './words.ts';

interface WizardParts {
  page: typeof asking;
  questionnaire: Questionnaire;
  words: WizardWords;
}

async function load(type: AgreementType, language: InterfaceLanguage): Promise<WizardParts> {
  // None is of use without the others, so none waits for another.
  const [page, questionnaire, words] = await Promise.all([
    import('./late-wizard.ts'),
    loadQuestionnaire(type),
    wizardWords(type, language),
  ]);
  return { page, questionnaire, words };
}

const loading = new Map<string, Promise<WizardParts>>();

/** The same promise each time, as React's `use` wants it; after a failure the next visit tries again. */
export function wizardParts(type: AgreementType, language: InterfaceLanguage): Promise<WizardParts> {
  const key = `${type} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const promise = load(type, language);
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}
