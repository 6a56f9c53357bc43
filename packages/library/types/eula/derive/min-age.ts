import { hasAny, text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { isEeaCountry } from '../../../places/regions.ts';
import { digitalConsentAge } from '../../privacy-policy/derive/digital-consent-age.ts';

/** Age under which American law protects children (COPPA, 16 CFR § 312.2). */
const americanAge = 13;

/** As the Privacy Policy of the same owner derives it, so that the two do not contradict each other. */
export function usualAge({ answers }: DeriveInput): { value: readonly string[] } {
  const country = text(answers, 'country');
  const inUnion = hasAny(answers, 'audience_regions', 'eu') || isEeaCountry(country);
  const age = inUnion ? digitalConsentAge(country) : americanAge;
  return { value: [String(age)] };
}
