import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { InterfaceLanguage } from '../language/interface-languages.ts';
import type * as asking from './asking.ts';
import { wizardWords, type WizardWords } from './words.ts';

interface WizardParts {
  page: typeof asking;
  words: WizardWords;
}

async function load(type: AgreementType, language: InterfaceLanguage): Promise<WizardParts> {
  // Neither is of use without the other, so neither waits for the other.
  const [page, words] = await Promise.all([import('./asking.ts'), wizardWords(type, language)]);
  return { page, words };
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
