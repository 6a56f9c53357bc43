/** Kinds of personal data as short nouns for lists, table cells and enumerations after a colon. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type DataType = NonNullable<PrivacyQuestions['pd_types']>[number];

export const dataTypeWords = wordList(import.meta.url, 'dataType', [
  'email',
  'name',
  'phone',
  'postal-address',
  'username-password',
  'payment-data',
  'purchase-history',
  'device-log',
  'messages',
  'user-content',
  'social-profile',
  'birth-date',
  'gender',
  'media',
  'education-job',
  'location-approximate',
  'location-precise',
  'government-id',
  'financial-account',
  'health',
  'contacts',
  'none',
]) satisfies Record<Language, Record<DataType, string>>;
