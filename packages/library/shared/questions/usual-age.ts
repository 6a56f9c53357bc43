/** The age from which a service may be used until its owner says another: one for all documents of an owner. */
import { chosen, hasAny, text } from '@clausewright/engine/law/answer-reading';
import type { Answers, DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { isEeaCountry } from '../../places/regions.ts';
import { digitalConsentAge } from '../../laws/digital-consent-age.ts';

/** Age under which American law protects children (COPPA, 16 CFR § 312.2), a usual limit where the GDPR is not owed. */
const americanAge = 13;

/** Services with users of their own. Nobody shuts children out of a menu, a portfolio or a shop window. */
const withUsers = ['saas', 'marketplace', 'community', 'game', 'education', 'other'];

/** An app has users too; of software nobody is asked what kind of site it is. */
function hasUsers(answers: Answers): boolean {
  return (
    chosen(answers, 'site_kind').length === 0 ||
    hasAny(answers, 'site_kind', ...withUsers) ||
    hasAny(answers, 'agreement_for', 'app')
  );
}

/**
 * Years: none for a service for everyone or without users, else the age from which nobody has to ask the parents. Reads only what every
 * type asks, besides `kids`, so that no two documents of an owner derive different ages.
 */
export function usualAge({ answers }: DeriveInput): { value: readonly string[] } {
  const kids = text(answers, 'kids');
  if (kids === 'age-gate' || (kids !== 'teens' && !hasUsers(answers))) return { value: ['0'] };
  const country = text(answers, 'country');
  const inUnion = hasAny(answers, 'audience_regions', 'eu') || isEeaCountry(country);
  return { value: [String(inUnion ? digitalConsentAge(country) : americanAge)] };
}
