import { countryCodes } from '@clausewright/contract/countries';

export interface NamedCountry {
  code: string;
  name: string;
}

export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

const sorted = new Map<string, readonly NamedCountry[]>();

/** All countries by their names in a language, in its order. */
export function namedCountries(language: string): readonly NamedCountry[] {
  const known = sorted.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const list = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
  sorted.set(language, list);
  return list;
}
