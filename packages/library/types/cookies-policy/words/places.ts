/** In which countries the named providers sit. */
import { type Context, type Words } from '@clausewright/engine/document/authoring';
import { field, rows } from '@clausewright/engine/law/answer-reading';
import { destinations } from '../../../laws/transfers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** Country codes, the owner's own left out; `unknown` where a provider's seat is not known. */
function placesOf(answers: object): readonly string[] {
  const given = answers as Answers;
  const typed = rows(given, 'cookie_table').map((row) => field(row, 'cookie_country'));
  const own = given['country'];
  const places = [...destinations(given), ...typed].filter((code) => code !== '' && code !== own);
  return [...new Set(places)].sort();
}

export function namesPlaces(answers: object): boolean {
  return placesOf(answers).some((code) => code !== 'unknown');
}
export function doubtsPlaces(answers: object): boolean {
  return placesOf(answers).includes('unknown');
}
export function placeNames(c: Context<object>): Words[] {
  return placesOf(c.a)
    .filter((code) => code !== 'unknown')
    .map((code) => c.country(code));
}
