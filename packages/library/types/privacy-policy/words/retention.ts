/** Kinds of data that have a period of their own, where a period starts, and why it is as long as it is. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { Rows } from '@clausewright/engine/document/authoring';
import type { PrivacyQuestions } from '../clause.ts';

type Rule = PrivacyQuestions['retention_rules'] extends Rows<infer Row> ? Row : never;
type Category = Exclude<Rule['retention_category'], 'other'>;
type Start = Rule['retention_from'];
type Reason = NonNullable<Rule['retention_reason']>;

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const retentionWords = wordList(import.meta.url, 'retention', [
  'category.account',
  'category.orders',
  'category.invoices',
  'category.enquiries',
  'category.newsletter',
  'category.server-logs',
  'category.statistics',
  'category.user-content',
  'category.applications',
  'start.collection',
  'start.last-activity',
  'start.account-closed',
  'start.contract-end',
  'start.year-end',
  'start.unsubscribed',
  'reason.legal-duty',
  'reason.contract',
  'reason.claims',
  'reason.consent',
  'reason.security',
]) satisfies Record<
  Language,
  { category: Record<Category, string>; start: Record<Start, string>; reason: Record<Reason, string> }
>;
