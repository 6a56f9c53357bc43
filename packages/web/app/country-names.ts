/**
 * The one place that names and sorts countries on pages: by their codes, as this browser does. What the server
 * calls them comes from another edition of the same list, and two names of one country would look like two.
 */
import { countryCodes } from '@clausewright/contract/country-codes';

export interface NamedCountry {
  code: string;
  name: string;
}

const spoken = new Map<string, Intl.DisplayNames>();
const sorted = new Map<string, readonly NamedCountry[]>();

function namesIn(language: string): Intl.DisplayNames {
  const known = spoken.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  spoken.set(language, known);
  return known;
}

export function countryName(code: string, language: string): string {
  return namesIn(language).of(code) ?? code;
}

/** All countries by their names in a language, in its order. */
export function namedCountries(language: string): readonly NamedCountry[] {
  const known = sorted.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(language);
  const list = countryCodes
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((one, other) => compare(one.name, other.name));
  sorted.set(language, list);
  return list;
}

/** What somebody else listed, with the names and the order of here. */
export function namedHere<Listed extends { text: string; value: string }>(
  countries: readonly Listed[],
  language: string,
): Listed[] {
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => ({ ...country, text: countryName(country.value, language) }))
    .sort((one, other) => compare(one.text, other.text));
}
