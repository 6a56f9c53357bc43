/** Settings of statistics tools, each a whole clause for a list. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

type Feature = NonNullable<PrivacyQuestions['analytics_features']>[number];

export const analyticsFeatureWords = wordList(import.meta.url, 'analyticsFeature', [
  'ip-anonymised',
  'cookieless',
  'user-id',
  'demographics',
  'advertising',
]) satisfies Record<Language, Record<Feature, string>>;
