/** Where data goes beyond the United Kingdom or Switzerland, and what their lists of adequate countries say. */
import { type Context, type Words } from '@clausewright/engine/document/authoring';
import { text } from '@clausewright/engine/law/answer-reading';
import { britishAdequacy, swissAdequacy } from '../../../places/british-and-swiss-adequacy.ts';
import { placesBeyond } from '../../../laws/transfers.ts';
import { contractCountries } from '../../../vendors/facts.ts';
import { providerAnswers } from '../derive/providers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** @public Read from the source by the test of clauses.lock. */
export const version = 3;

/** The questions that say where data goes. */
export const placeAnswers = [
  ...providerAnswers,
  'remarketing',
  'fan_page',
  'hosting_country',
  'transfers',
] as const;

type Home = 'GB' | 'CH';

const adequacy = { GB: britishAdequacy, CH: swissAdequacy };

/** Countries outside `home`, `unknown` among them where a provider's country is not known. */
export function placesOutsideOf(home: Home, answers: object): readonly string[] {
  return placesBeyond(answers as Answers, home);
}
export function doubtsPlaces(home: Home, answers: object): boolean {
  return placesOutsideOf(home, answers).includes('unknown');
}
export function leavesGap(home: Home, answers: object): boolean {
  return placesOutsideOf(home, answers).some((code) => adequacy[home](code) !== 'full');
}

/** Switzerland wants each state named, so the owner's own is among them, though whoever writes there discloses nothing. */
function states(home: Home, answers: object): readonly string[] {
  const own = home === 'CH' ? text(answers as Answers, 'country') : '';
  const seat = own === '' || own === home ? [] : [own];
  const places = placesOutsideOf(home, answers).filter((code) => code !== 'unknown');
  const companies = contractCountries(answers as Answers).filter((code) => code !== home);
  return [...new Set([...seat, ...places, ...companies])];
}
export function namesPlaces(home: Home, answers: object): boolean {
  return states(home, answers).length > 0;
}
export function placeNames(home: Home, c: Context<object>): Words[] {
  return states(home, c.a).map((code) => c.country(code));
}

/** Countries whose every recipient is covered. */
function covered(home: Home, answers: object): readonly string[] {
  return states(home, answers).filter((code) => adequacy[home](code) === 'full');
}
export function coversWholly(home: Home, answers: object): boolean {
  return covered(home, answers).length > 0;
}
export function coversSome(home: Home, answers: object): boolean {
  const partly = placesOutsideOf(home, answers).some((code) => adequacy[home](code) !== undefined);
  return partly || coversWholly(home, answers);
}
export function coveredNames(home: Home, c: Context<object>): Words[] {
  return covered(home, c.a).map((code) => c.country(code));
}
