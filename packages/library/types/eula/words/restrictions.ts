/** What may not be done, worded to follow 'you may not'. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { EulaQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 3;

type Restriction = NonNullable<EulaQuestions['restrictions']>[number];

export const restrictionWords = wordList(import.meta.url, 'restriction', [
  'sell',
  'copy',
  'modify',
  'reverse-engineer',
  'notices',
  'circumvent',
  'benchmark',
  'compete',
  'automate',
  'cheat',
  'high-risk',
  'ai-training',
]) satisfies Record<Language, Record<Restriction, string>>;
