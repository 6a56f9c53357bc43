import { hasAny, text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/** An e-mail can be compared only where one is held; data of a device alone is found by details of it (11 CCR § 7062). */
export function derivedVerification({ answers }: DeriveInput): { value: readonly string[] } {
  const holdsMail =
    hasAny(answers, 'pd_types', 'email') ||
    hasAny(answers, 'purposes', 'accounts', 'newsletters') ||
    text(answers, 'social_login') === 'yes';
  return { value: [holdsMail ? 'email-match' : 'details'] };
}
