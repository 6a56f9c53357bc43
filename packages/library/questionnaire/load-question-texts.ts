import type { AgreementType } from '@clausewright/contract/agreement-types';
import { loadPlaceTexts } from '../laws/names.ts';
import type { Language } from '@clausewright/contract/languages';
import {
  joinTexts,
  type QuestionTexts,
  type RewordedTexts,
} from '@clausewright/engine/questionnaire/question-texts';

/** Literal paths, so that the bundler makes one chunk of each; a block that lacks a language does not compile. */
type ByLanguage = Readonly<Record<Language, () => Promise<{ default: QuestionTexts }>>>;

const shared: ByLanguage = {
  de: async () => import('../shared/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../shared/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../shared/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../shared/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../shared/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../shared/questions/nl.json', { with: { type: 'json' } }),
};
/** Reasons for the shared questions where no personal data are at stake. */
const plain: Readonly<Record<Language, () => Promise<{ default: RewordedTexts }>>> = {
  de: async () => import('../shared/questions/plain/de.json', { with: { type: 'json' } }),
  en: async () => import('../shared/questions/plain/en.json', { with: { type: 'json' } }),
  es: async () => import('../shared/questions/plain/es.json', { with: { type: 'json' } }),
  fr: async () => import('../shared/questions/plain/fr.json', { with: { type: 'json' } }),
  it: async () => import('../shared/questions/plain/it.json', { with: { type: 'json' } }),
  nl: async () => import('../shared/questions/plain/nl.json', { with: { type: 'json' } }),
};
const privacyPolicy: ByLanguage = {
  de: async () => import('../types/privacy-policy/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../types/privacy-policy/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../types/privacy-policy/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../types/privacy-policy/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../types/privacy-policy/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../types/privacy-policy/questions/nl.json', { with: { type: 'json' } }),
};
const cookiesPolicy: ByLanguage = {
  de: async () => import('../types/cookies-policy/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../types/cookies-policy/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../types/cookies-policy/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../types/cookies-policy/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../types/cookies-policy/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../types/cookies-policy/questions/nl.json', { with: { type: 'json' } }),
};
const disclaimer: ByLanguage = {
  de: async () => import('../types/disclaimer/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../types/disclaimer/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../types/disclaimer/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../types/disclaimer/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../types/disclaimer/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../types/disclaimer/questions/nl.json', { with: { type: 'json' } }),
};
const eula: ByLanguage = {
  de: async () => import('../types/eula/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../types/eula/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../types/eula/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../types/eula/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../types/eula/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../types/eula/questions/nl.json', { with: { type: 'json' } }),
};
const returnRefundPolicy: ByLanguage = {
  de: async () => import('../types/return-refund-policy/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../types/return-refund-policy/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../types/return-refund-policy/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../types/return-refund-policy/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../types/return-refund-policy/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../types/return-refund-policy/questions/nl.json', { with: { type: 'json' } }),
};
const termsConditions: ByLanguage = {
  de: async () => import('../types/terms-conditions/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../types/terms-conditions/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../types/terms-conditions/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../types/terms-conditions/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../types/terms-conditions/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../types/terms-conditions/questions/nl.json', { with: { type: 'json' } }),
};
const testAgreement: ByLanguage = {
  de: async () => import('../types/test-agreement/questions/de.json', { with: { type: 'json' } }),
  en: async () => import('../types/test-agreement/questions/en.json', { with: { type: 'json' } }),
  es: async () => import('../types/test-agreement/questions/es.json', { with: { type: 'json' } }),
  fr: async () => import('../types/test-agreement/questions/fr.json', { with: { type: 'json' } }),
  it: async () => import('../types/test-agreement/questions/it.json', { with: { type: 'json' } }),
  nl: async () => import('../types/test-agreement/questions/nl.json', { with: { type: 'json' } }),
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
  const [{ regions, options }, ...loaded] = await Promise.all([
    loadPlaceTexts(language),
    ...own.map((block) => block[language]()),
  ]);
  const places = { audience_regions: { options: regions }, laws: { options: options[type] ?? {} } };
  return joinTexts({ steps: {}, questions: places }, ...loaded.map((texts) => texts.default));
}
