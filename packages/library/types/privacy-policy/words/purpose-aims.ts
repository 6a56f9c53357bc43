/** What each purpose covers, as whole sentences. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PurposeOption } from './purposes.ts';

export const purposeAims = wordList(import.meta.url, 'purposeAims', [
  'provide',
  'accounts',
  'orders',
  'requests',
  'newsletters',
  'service-messages',
  'payments',
  'statistics',
  'deliveries',
  'personalisation',
  'advertising',
  'security',
  'legal-duties',
  'business-transfer',
  'surveys',
  'recruitment',
  'ai-training',
  'other',
]) satisfies Record<Language, Record<PurposeOption, string>>;
