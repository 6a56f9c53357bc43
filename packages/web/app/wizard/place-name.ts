import { optionLabel, type QuestionTexts } from '@clausewright/library/questionnaires';
import type { Country } from '@clausewright/contract/countries';
import { countryName } from '../country-names.ts';

interface Names {
  texts: QuestionTexts;
  countries: readonly Country[] | null;
  language: string;
}

/** The place of a law in words: a region of the question, a state id like `US_CA`, else a country. */
export function placeName(place: string, { texts, countries, language }: Names): string {
  for (const question of ['audience_regions', 'us_states']) {
    const words = texts.questions[question];
    const label = words && optionLabel(words, place);
    if (label) return label;
  }
  for (const country of countries ?? []) {
    const state = country.states?.find(({ value }) => value === place);
    if (state) return state.text;
  }
  return /^[A-Z]{2}$/.test(place) ? countryName(place, language) : place;
}
