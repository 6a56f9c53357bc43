import { hasAny, text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { digitalConsentAge } from './digital-consent-age.ts';

/** Age under which American law protects children (COPPA, 16 CFR § 312.2), a usual limit where the GDPR is not owed. */
const usualAge = 13;

/** Years: none for a service for everyone, else the age from which nobody has to ask the parents. */
export function derivedMinAge({ answers }: DeriveInput): { value: readonly string[] } {
  if (text(answers, 'kids') === 'age-gate') return { value: ['0'] };
  const age = hasAny(answers, 'laws', 'gdpr') ? digitalConsentAge(text(answers, 'country')) : usualAge;
  return { value: [String(age)] };
}
