/** What each language does to words: plural forms, dates, periods, lists, names of countries. */
import type { Language } from '@clausewright/contract/languages';
import type { Period } from '../answers/answers.ts';
import { dayInMs } from './civil-date.ts';
import { getLanguageRules } from './language-rules.ts';

/** Forms that a count takes: Spanish, French and Italian say 'un millón **de** …'. */
export interface PluralForms {
  de: 'one' | 'other';
  en: 'one' | 'other';
  es: 'one' | 'many' | 'other';
  fr: 'one' | 'many' | 'other';
  it: 'one' | 'many' | 'other';
  nl: 'one' | 'other';
}
export type German = 'nom' | 'akk' | 'dat' | 'gen';

/** Made once per language: making one costs a hundred times what asking it does. */
function ofEach<Made>(make: (locale: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const known = made.get(language) ?? make(getLanguageRules(language).locale ?? language);
    made.set(language, known);
    return known;
  };
}
const plurals = ofEach((locale) => new Intl.PluralRules(locale));
const numbers = ofEach((locale) => new Intl.NumberFormat(locale));
const dates = ofEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const countries = ofEach((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
const lists = {
  conjunction: ofEach((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
  disjunction: ofEach((locale) => new Intl.ListFormat(locale, { type: 'disjunction' })),
};

export function pluralForm<L extends Language>(language: L, count: number): PluralForms[L] {
  return plurals(language).select(count) as PluralForms[L];
}

/** The forms of a plural that the language has. */
export function pluralForms(language: string): readonly Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

export function numberText(language: Language, value: number): string {
  return numbers(language).format(value);
}

/** `21. November 2026`; null when the text is no date. */
export function dateText(language: Language, iso: string): string | null {
  const ms = dayInMs(iso);
  if (ms === null) return null;
  const text = dates(language).format(ms);
  // French and Italian count the first day only; a date may break after the month, not before it.
  const counted = text.replace(/^1 /, `${getLanguageRules(language).firstOfMonth ?? '1'} `);
  return counted.replace(' ', '\u00A0');
}

/** Name of a country; the code itself when no name is known. */
export function countryText(language: Language, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return countries(language).of(code) ?? code;
}

/** The text around and between the entries of a list: `null` stands for the next entry. */
export function listJoints(
  language: Language,
  entries: readonly string[],
  type: keyof typeof lists,
): (string | null)[] {
  return lists[type](language)
    .formatToParts(entries)
    .map((piece) => (piece.type === 'element' ? null : piece.value));
}

/** `30 Tagen`: amount and unit in the form that the sentence needs. */
export function periodText(language: Language, { amount, unit }: Period, germanCase: German = 'nom'): string {
  const forms = getLanguageRules(language).units?.[unit];
  if (forms === undefined) return platformPeriod(language, amount, unit);
  const { one, other, gen = one, dat = other } = forms;
  const singular = germanCase === 'gen' ? gen : one;
  const plural = germanCase === 'dat' ? dat : other;
  const word = pluralForm(language, amount) === 'one' ? singular : plural;
  return `${numberText(language, amount)}\u00A0${word}`;
}

/** For a draft that has no units of its own. */
function platformPeriod(language: string, amount: number, unit: Period['unit']): string {
  const one = { days: 'day', weeks: 'week', months: 'month', years: 'year' }[unit];
  const format = new Intl.NumberFormat(getLanguageRules(language).locale ?? language, {
    style: 'unit',
    unit: one,
    unitDisplay: 'long',
  });
  return format.format(amount).replace(' ', '\u00A0');
}
