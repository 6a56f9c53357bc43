import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import { loadPlaceTexts } from '../laws/load-place-texts.ts';
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
/** Types that process what visitors leave: they keep the reasons of the shared questions, which speak of personal data. */
const personal: readonly AgreementType[] = ['PRIVACY_POLICY', 'COOKIES_POLICY'];

async function ownTexts(type: AgreementType, language: Language): Promise<{ default: QuestionTexts }> {
  const texts = (await import(`../types/${agreementSlugs[type]}/questions/${language}.json`, {
    with: { type: 'json' },
  })) as { default: QuestionTexts };
  return texts;
}

/** The words of a wizard. Shared blocks come first: the type's own words stand above them. */
export async function loadQuestionTexts(type: AgreementType, language: Language): Promise<QuestionTexts> {
  const [{ regions, options }, ...loaded] = await Promise.all([
    loadPlaceTexts(language),
    shared[language](),
    ...(personal.includes(type) ? [] : [plain[language]()]),
    ownTexts(type, language),
  ]);
  const places = { audience_regions: { options: regions }, laws: { options: options[type] ?? {} } };
  return joinTexts({ steps: {}, questions: places }, ...loaded.map((texts) => texts.default));
}
