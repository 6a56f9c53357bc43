import { countryCodes } from './country-codes.ts';
import { languages, type Language } from './languages.ts';
import { stateNames } from './state-names.ts';
import { states } from './states.ts';

/** Lists show `text` and store `value`. */
export interface Choice {
  text: string;
  value: string;
}
export interface Country extends Choice {
  /** Only for AU, CA, DE, IN and US; ids like US_CA. */
  states?: Choice[];
}

/** All countries, named and sorted as the language does. */
export function listCountries(language: Language): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countryCodes
    .map((code): Country => {
      const country = { text: names.of(code) ?? code, value: code };
      const own = listStates(code, language);
      return own.length === 0 ? country : { ...country, states: own };
    })
    .toSorted((a, b) => compare(a.text, b.text));
}

/** The states of a country, or an empty list where forms do not ask for one. */
export function listStates(country: string, language: Language): Choice[] {
  const own = Object.entries(states).find(([code]) => code === country)?.[1] ?? [];
  const { compare } = new Intl.Collator(language);
  return own
    .map(([value, name]) => ({ text: stateNames[language]?.[value] ?? name, value }))
    .toSorted((a, b) => compare(a.text, b.text));
}

export interface LanguageChoice extends Choice {
  /** English is marked, as specified; screens ignore it. */
  disabled: boolean;
}

/** The document languages, each by its own name. */
export function listLanguages(): LanguageChoice[] {
  return languages.map((value) => {
    const name = new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value;
    const text = name.charAt(0).toLocaleUpperCase(value) + name.slice(1);
    return { text, value, disabled: value === 'en' };
  });
}
