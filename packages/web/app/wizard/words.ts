import {
  loadLawTexts,
  loadQuestionTexts,
  loadVendorTexts,
  type LawTexts,
  type QuestionTexts,
  type VendorTexts,
} from '@clausewright/agreements/questionnaires';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { InterfaceLanguage } from '../language/interface-languages.ts';

/** Everything a wizard says that is not its own interface. */
export interface WizardWords {
  texts: QuestionTexts;
  laws: LawTexts;
  vendors: VendorTexts;
}

async function load(type: AgreementType, language: InterfaceLanguage): Promise<WizardWords> {
  const [texts, laws, vendors] = await Promise.all([
    loadQuestionTexts(type, language),
    loadLawTexts(language),
    loadVendorTexts(language),
  ]);
  return { texts, laws, vendors };
}

const loading = new Map<string, Promise<WizardWords>>();

/** The same promise each time, as React's `use` wants it; after a failure the next visit tries again. */
export function wizardWords(type: AgreementType, language: InterfaceLanguage): Promise<WizardWords> {
  const key = `${type} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const promise = load(type, language);
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}
