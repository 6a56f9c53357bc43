/** Security measures as entries of a list. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export type SecurityMeasure = NonNullable<PrivacyQuestions['security_measures']>[number];

export const securityMeasureWords = wordList(import.meta.url, 'securityMeasure', [
  'tls',
  'encryption-at-rest',
  'access-control',
  'mfa',
  'backups',
  'security-software',
  'staff-training',
  'physical',
  'penetration-tests',
  'iso-27001',
  'soc-2',
  'mail-authentication',
  'dnssec',
]) satisfies Record<Language, Record<SecurityMeasure, string>>;
