/** Where an app is offered, worded to follow 'available', and what it runs on, to follow 'for'. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { SharedQuestions } from '../questions/shared-questions.ts';

type Store = NonNullable<SharedQuestions['app_stores']>[number];
type Platform = NonNullable<SharedQuestions['app_platforms']>[number];

export const appStoreWords = wordList(import.meta.url, 'appStore', [
  'apple',
  'google',
  'amazon',
  'microsoft',
  'steam',
  'own',
  'other',
]) satisfies Record<Language, Record<Store, string>>;

export const appPlatformWords = wordList(import.meta.url, 'appPlatform', [
  'ios',
  'android',
  'windows',
  'macos',
  'linux',
  'web',
  'console',
  'tv',
  'kaios',
  'other',
]) satisfies Record<Language, Record<Platform, string>>;
