/** What children do in a service, how parents consent and what identifiers of children serve (16 CFR Part 312). */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';
import { dataTypeWords } from './pd-types.ts';
import { providerTaskWords } from './provider-tasks.ts';
import { recipientWords } from './share-with.ts';

type Activity = NonNullable<NonNullable<PrivacyQuestions['kids_data']>[number]['kids_activity']>;
type Method = NonNullable<PrivacyQuestions['parental_consent']>[number];
type Operation = NonNullable<PrivacyQuestions['kids_operations']>[number];
interface KidsWords {
  activities: Record<Activity, string>;
  /** Items of a list: § 312.5(b)(2). */
  methods: Record<Method, string>;
  /** Items of a list: "support for the internal operations" in § 312.2. */
  operations: Record<Operation, string>;
  answers: Record<'yes' | 'no', string>;
}

export const kidsWords = wordList(import.meta.url, 'kids', [
  'activities.registration',
  'activities.play',
  'activities.content',
  'activities.chat',
  'activities.newsletter',
  'activities.contests',
  'activities.support',
  'methods.email-plus',
  'methods.text-plus',
  'methods.card',
  'methods.signed-form',
  'methods.phone-video',
  'methods.identity-document',
  'methods.knowledge-questions',
  'operations.functioning',
  'operations.security',
  'operations.authentication',
  'operations.personalisation',
  'operations.contextual-ads',
  'operations.legal',
  'answers.yes',
  'answers.no',
]) satisfies Record<Language, KidsWords>;

/** Everything that the notice to parents names. */
export const noticeWords = {
  kids: kidsWords,
  types: dataTypeWords,
  tasks: providerTaskWords,
  sharing: recipientWords,
};
