/** Categories of recipients as short nouns for a list after a colon; pp.recipients describes each. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type Recipient = NonNullable<PrivacyQuestions['share_with']>[number];

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const recipientWords = wordList(import.meta.url, 'recipient', [
  'service-providers',
  'other-providers',
  'authorities',
  'affiliates',
  'business-partners',
  'other-users',
  'acquirers',
  'advertisers',
  'consent',
]) satisfies Record<Language, Record<Recipient, string>>;
