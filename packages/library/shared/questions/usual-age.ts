/** The age from which a service may be used until its owner says another: one for all documents of an owner. */
import { hasAny, text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { isEeaCountry } from '../../places/regions.ts';
import { digitalConsentAge } from '../../laws/digital-consent-age.ts';

/** Age under which American law protects children (COPPA, 16 CFR § 312.2), a usual limit where the GDPR is not owed. */
const americanAge = 13;

/**
 * Years: none for a service for everyone, else the age from which nobody has to ask the parents. Reads only what every
 * type asks, besides `kids`, so that no two documents of an owner derive different ages.
 */
export function usualAge({ answers }: DeriveInput): { value: readonly string[] } {
  if (text(answers, 'kids') === 'age-gate') return { value: ['0'] };
  const country = text(answers, 'country');
  const inUnion = hasAny(answers, 'audience_regions', 'eu') || isEeaCountry(country);
  return { value: [String(inUnion ? digitalConsentAge(country) : americanAge)] };
}
