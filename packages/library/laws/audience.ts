/** Where people are protected: the countries that the business sits in or addresses, and those it names. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { isEeaCountry } from '../places/regions.ts';
import { regionOfCountry } from './region-of-country.ts';
import { type ActState, type ActVersion, stateActs } from './state-acts.ts';
import { chosen, hasAny, text } from '@clausewright/engine/law/answer-reading';

/** States with a comprehensive privacy law, California apart; `state-acts.ts` says from which day and for whom. */
export const comprehensiveStates = Object.keys(stateActs) as readonly ActState[];

/** Their laws: the tag of `US_VA` is `us_va`. */
export const comprehensiveStateLaws = comprehensiveStates.map(
  (state) => state.toLowerCase() as Lowercase<typeof state>,
);

/** Days on which a version of the act of a state begins, as far as they lie after January 2026. */
export function actDays(state: ActState): readonly string[] {
  const versions: readonly ActVersion[] = stateActs[state];
  return versions.flatMap(({ from }) => from ?? []);
}

/** The state whose comprehensive act has this tag, and the first day of the act where it begins after January 2026. */
export function stateOfLaw(law: string): { id: ActState; from: string | null } | undefined {
  const id = comprehensiveStates.find((state) => state.toLowerCase() === law);
  if (id === undefined) return undefined;
  const [first]: readonly ActVersion[] = stateActs[id];
  return { id, from: first?.from ?? null };
}

/** Whether people in a region (an option of `audience_regions`) are addressed, or the business sits there. */
export function addresses(answers: Answers, region: string): boolean {
  const country = text(answers, 'country');
  return (
    hasAny(answers, 'audience_regions', region) || (country !== '' && regionOfCountry(country) === region)
  );
}

export function isAtHomeInEea(answers: Answers): boolean {
  return isEeaCountry(text(answers, 'country'));
}

/** Whether people in an American state (like `US_CA`) are addressed; nothing chosen means every state. */
export function addressesState(answers: Answers, state: string): boolean {
  if (text(answers, 'country') === 'US' && text(answers, 'state') === state) return true;
  if (!hasAny(answers, 'audience_regions', 'us')) return false;
  const states = chosen(answers, 'us_states');
  return states.length === 0 || states.includes('all') || states.includes(state);
}

export function addressesQuebec(answers: Answers): boolean {
  if (text(answers, 'state') === 'CA_QC') return true;
  return hasAny(answers, 'audience_regions', 'ca') && !hasAny(answers, 'quebec', 'no');
}

/** Whether the business sits in the place: a state like `US_CA`, or an option of `audience_regions`. */
export function isEstablishedIn(answers: Answers, place: string): boolean {
  const country = text(answers, 'country');
  if (place.includes('_')) return text(answers, 'state') === place && place.startsWith(`${country}_`);
  return country !== '' && place !== 'rest' && regionOfCountry(country) === place;
}
