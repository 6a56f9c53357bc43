import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { joinTexts, type QuestionTexts, type RewordedTexts } from './question-texts.ts';

/** Literal paths, so that the bundler makes one chunk of each; a block that lacks a language does not compile. */
type ByLanguage = Readonly<Record<Language, () => Promise<{ default: QuestionTexts }>>>;

const shared: ByLanguage = {
  de: async () => import('../shared-questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../shared-questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../shared-questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../shared-questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../shared-questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../shared-questions/nl.json', { with: { type: 'json' } }),
};
/** Reasons for the shared questions where no personal data are at stake. */
const plain: Readonly<Record<Language, () => Promise<{ default: RewordedTexts }>>> = {
  de: async () => import('../shared-questions/plain/de.json', { with: { type: 'json' } }),
  en: async () => import('../shared-questions/plain/en.json', { with: { type: 'json' } }),
  es: async () => import('../shared-questions/plain/es.json', { with: { type: 'json' } }),
  fr: async () => import('../shared-questions/plain/fr.json', { with: { type: 'json' } }),
  it: async () => import('../shared-questions/plain/it.json', { with: { type: 'json' } }),
  nl: async () => import('../shared-questions/plain/nl.json', { with: { type: 'json' } }),
};
const privacyPolicy: ByLanguage = {
  de: async () => import('../privacy-policy/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../privacy-policy/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../privacy-policy/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../privacy-policy/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../privacy-policy/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../privacy-policy/questions/nl.json', { with: { type: 'json' } }),
};
const cookiesPolicy: ByLanguage = {
  de: async () => import('../cookies-policy/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../cookies-policy/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../cookies-policy/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../cookies-policy/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../cookies-policy/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../cookies-policy/questions/nl.json', { with: { type: 'json' } }),
};
const disclaimer: ByLanguage = {
  de: async () => import('../disclaimer/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../disclaimer/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../disclaimer/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../disclaimer/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../disclaimer/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../disclaimer/questions/nl.json', { with: { type: 'json' } }),
};
const eula: ByLanguage = {
  de: async () => import('../eula/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../eula/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../eula/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../eula/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../eula/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../eula/questions/nl.json', { with: { type: 'json' } }),
};
const returnRefundPolicy: ByLanguage = {
  de: async () => import('../return-refund-policy/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../return-refund-policy/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../return-refund-policy/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../return-refund-policy/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../return-refund-policy/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../return-refund-policy/questions/nl.json', { with: { type: 'json' } }),
};
const termsConditions: ByLanguage = {
  de: async () => import('../terms-conditions/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../terms-conditions/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../terms-conditions/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../terms-conditions/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../terms-conditions/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../terms-conditions/questions/nl.json', { with: { type: 'json' } }),
};
const testAgreement: ByLanguage = {
  de: async () => import('../test-agreement/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../test-agreement/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../test-agreement/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../test-agreement/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../test-agreement/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../test-agreement/questions/nl.json', { with: { type: 'json' } }),
};

/** Shared blocks first: the type's own words stand above them. */
const blocks: { readonly [T in AgreementType]?: readonly (ByLanguage | typeof plain)[] } = {
  PRIVACY_POLICY: [shared, privacyPolicy],
  COOKIES_POLICY: [shared, cookiesPolicy],
  DISCLAIMER: [shared, plain, disclaimer],
  EULA: [shared, plain, eula],
  RETURN_REFUND_POLICY: [shared, plain, returnRefundPolicy],
  TERMS_CONDITIONS: [shared, plain, termsConditions],
  TEST: [testAgreement],
};

/** The words of a wizard. A type without a wizard is a fault. */
export async function loadQuestionTexts(type: AgreementType, language: Language): Promise<QuestionTexts> {
  const own = blocks[type];
  if (!own) throw new Error(`no questionnaire ${type}`);
  const loaded = await Promise.all(own.map((block) => block[language]()));
  return joinTexts(...loaded.map((texts) => texts.default));
}
