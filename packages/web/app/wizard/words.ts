import {
  loadLawTexts,
  loadQuestionTexts,
  loadVendorTexts,
  type LawTexts,
  type QuestionTexts,
  type VendorTexts,
} from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { InterfaceLanguage } from '../interface-languages.ts';

/** Everything a wizard says that is not its own interface. */
export interface WizardWords {
  texts: QuestionTexts;
  laws: LawTexts;
  vendors: VendorTexts;
}

/** Asked for once per wizard and language: load-wizard.ts keeps the promise. */
export async function wizardWords(type: AgreementType, language: InterfaceLanguage): Promise<WizardWords> {
  const [texts, laws, vendors] = await Promise.all([
    loadQuestionTexts(type, language),
    loadLawTexts(language),
    loadVendorTexts(language),
  ]);
  return { texts, laws, vendors };
}
