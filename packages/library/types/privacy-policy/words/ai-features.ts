/** What software does with people or their content, as whole sentences for a list. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import { type Context, has, type Words } from '@clausewright/engine/document/authoring';
import type { PrivacyQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type AiFeature = NonNullable<PrivacyQuestions['ai_features']>[number];

/** What people use knowingly: said in pp.ai. What is done with them or their content is said in pp.adm. */
export const aiTools = ['chatbot', 'generation', 'transcription'] as const satisfies readonly AiFeature[];

/** The chosen features that assess people or their content, else those that people use. */
export function featuresThat(
  does: 'assess' | 'serve',
  c: Pick<Context<PrivacyQuestions>, 'a' | 'say' | 'names'> & { readonly w: Record<AiFeature, Words> },
): Words[] {
  const serves = (feature: AiFeature): boolean => has(aiTools, feature as (typeof aiTools)[number]);
  const chosen = c.a.ai_features ?? [];
  return c.names(c.say.ai_features, c.w).filter((_, i) => {
    const feature = chosen[i];
    return feature === undefined || serves(feature) === (does === 'serve');
  });
}

export const aiFeatureWords = wordList(import.meta.url, 'aiFeature', [
  'none',
  'chatbot',
  'generation',
  'transcription',
  'recommendations',
  'moderation',
  'scoring',
]) satisfies Record<Language, Record<AiFeature, string>>;
