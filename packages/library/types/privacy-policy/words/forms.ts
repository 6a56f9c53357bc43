/** Forms with what people usually write into them, as items of a list. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type Form = NonNullable<PrivacyQuestions['forms']>[number];

export const formWords = wordList(import.meta.url, 'form', [
  'contact',
  'newsletter',
  'comment',
  'survey',
  'job-application',
  'booking',
  'quote',
  'chat',
]) satisfies Record<Language, Record<Form, string>>;
