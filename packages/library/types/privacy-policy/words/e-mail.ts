/** Kinds of messages, and the ways to stop them (infinitive phrases after 'you can …'). */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

type Kind = NonNullable<PrivacyQuestions['email_kinds']>[number];
type Way = NonNullable<PrivacyQuestions['unsubscribe']>[number];

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const messageWords = wordList(import.meta.url, 'message', [
  'kinds.transactional',
  'kinds.newsletter',
  'kinds.marketing',
  'kinds.sms',
  'kinds.whatsapp',
  'ways.link',
  'ways.contact',
  'ways.account-settings',
]) satisfies Record<Language, { kinds: Record<Kind, string>; ways: Record<Way, string> }>;
