/** Permissions of a device: what the app may then reach, as items of a list. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type AppPermission = NonNullable<PrivacyQuestions['app_permissions']>[number];

export const appPermissionWords = wordList(import.meta.url, 'appPermission', [
  'none',
  'notifications',
  'camera',
  'photos',
  'microphone',
  'location-approximate',
  'location-precise',
  'contacts',
  'location-background',
  'calendar',
  'bluetooth',
  'motion',
  'health',
  'files',
  'sms-call-log',
  'advertising-id',
]) satisfies Record<Language, Record<AppPermission, string>>;
