/** Where data goes outside the EEA and on what that can rest, read from tools and servers. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import { type Context, properName, type Words } from '@clausewright/engine/document/authoring';
import { adequacyOf } from '../../places/adequacy.ts';
import { transferCountries, transferGrounds } from '../../laws/transfers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { contractCountries } from '../../vendors/facts.ts';
import { isEeaCountry } from '../../places/regions.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

/** Countries outside the EEA, `unknown` among them where a provider's country is not known. */
export function placesOutside(answers: object): readonly string[] {
  return transferCountries(answers as Answers);
}

export function groundsOf(answers: object): ReturnType<typeof transferGrounds> {
  return transferGrounds(answers as Answers);
}

/** The owner's own seat, once it is answered. */
export function isSeatedOutside(country: string | undefined): boolean {
  return country !== undefined && country !== '' && !isEeaCountry(country);
}

/** The countries of the contracting companies are among them, which may be others than those of their groups. */
export function countriesOutside(c: Context<object>): Words[] {
  const companies = contractCountries(c.a as Answers).filter((code) => !isEeaCountry(code));
  const places = placesOutside(c.a).filter((code) => code !== 'unknown');
  return [...new Set([...places, ...companies])].toSorted().map((code) => c.country(code));
}

const communities: Readonly<Record<Language, { EC: string; EU: string }>> = wordList(
  import.meta.url,
  'communities',
  ['EC', 'EU'],
);

/** Countries with a decision that covers every recipient, each with the number of the decision. */
export function fullDecisions(c: Context<object>): { country: Words; number: Words }[] {
  return placesOutside(c.a).flatMap((code) => {
    const adequacy = adequacyOf(code);
    if (adequacy?.scope !== 'full') return [];
    const number = /(?:\(EU\) )?\d{4}\/\d+(?:\/E[CU])?/.exec(adequacy.decision)?.[0] ?? adequacy.decision;
    const { EC, EU } = communities[c.language];
    return [{ country: c.country(code), number: properName(number.replace('EC', EC).replace('EU', EU)) }];
  });
}
