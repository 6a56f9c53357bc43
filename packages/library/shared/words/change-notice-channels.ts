/** How people hear of a change: adverbial, for `and` inside a sentence. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { SharedQuestions } from '../questions/shared-questions.ts';

export type NoticeChannel = NonNullable<SharedQuestions['change_notice_channels']>[number];

export const noticeChannelWords = wordList(import.meta.url, 'noticeChannel', [
  'page',
  'email',
  'site-banner',
  'in-app',
]) satisfies Record<Language, Record<NoticeChannel, string>>;
