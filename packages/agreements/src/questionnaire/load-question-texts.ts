import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { joinTexts, type QuestionTexts } from './question-texts.ts';

/** Languages in which wizards speak; a type that lacks one of them does not compile. English is the fallback. */
export const questionLanguages = ['en', 'de'] as const satisfies readonly Language[];
export type QuestionLanguage = (typeof questionLanguages)[number];

type Load = () => Promise<readonly QuestionTexts[]>;

/** Literal paths, so that the bundler makes one chunk per wizard and language. */
const loaders: { readonly [T in AgreementType]?: Readonly<Record<QuestionLanguage, Load>> } = {
  PRIVACY_POLICY: {
    en: async () => [
      (await import('../shared-questions/en.json', { with: { type: 'json' } })).default,
      (await import('../privacy-policy/questions/en.json', { with: { type: 'json' } })).default,
    ],
    de: async () => [
      (await import('../shared-questions/de.json', { with: { type: 'json' } })).default,
      (await import('../privacy-policy/questions/de.json', { with: { type: 'json' } })).default,
    ],
  },
  TEST: {
    en: async () => [
      (await import('../test-agreement/questions/en.json', { with: { type: 'json' } })).default,
    ],
    de: async () => [
      (await import('../test-agreement/questions/de.json', { with: { type: 'json' } })).default,
    ],
  },
};

/** The words of a wizard, in English where the language is not switched on. A type without a wizard is a fault. */
export async function loadQuestionTexts(type: AgreementType, language: Language): Promise<QuestionTexts> {
  const load = loaders[type];
  if (!load) throw new Error(`no questionnaire ${type}`);
  const spoken = questionLanguages.find((one) => one === language) ?? 'en';
  return joinTexts(...(await load[spoken]()));
}
