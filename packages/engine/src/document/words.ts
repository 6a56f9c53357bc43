/** What each language does to words: plural forms, dates, periods, lists, names of countries. */
import type { Language } from '@clausewright/contract/languages';
import type { Period } from '../answers/answers.ts';
import { dayInMs } from './civil-date.ts';

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

const locales = { de: 'de-DE', en: 'en-GB', es: 'es-ES', fr: 'fr-FR', it: 'it-IT', nl: 'nl-NL' } as const;

/** Made once per language: making one costs a hundred times what asking it does. */
function ofEach<Made>(make: (locale: string) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const known = made.get(language) ?? make(locales[language]);
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

const firstOfMonth: { readonly [L in Language]?: string } = { fr: '1er ', it: '1° ' };
/** `21. November 2026`; null when the text is no date. */
export function dateText(language: Language, iso: string): string | null {
  const ms = dayInMs(iso);
  if (ms === null) return null;
  const text = dates(language).format(ms);
  // French and Italian count the first day only; a date may break after the month, not before it.
  const counted = text.replace(/^1 /, firstOfMonth[language] ?? '1 ');
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

type Unit = Period['unit'];
const units: {
  readonly [L in Exclude<Language, 'de'>]: Readonly<Record<Unit, readonly [one: string, other: string]>>;
} = {
  en: {
    days: ['day', 'days'],
    weeks: ['week', 'weeks'],
    months: ['month', 'months'],
    years: ['year', 'years'],
  },
  es: {
    days: ['día', 'días'],
    weeks: ['semana', 'semanas'],
    months: ['mes', 'meses'],
    years: ['año', 'años'],
  },
  fr: {
    days: ['jour', 'jours'],
    weeks: ['semaine', 'semaines'],
    months: ['mois', 'mois'],
    years: ['an', 'ans'],
  },
  it: {
    days: ['giorno', 'giorni'],
    weeks: ['settimana', 'settimane'],
    months: ['mese', 'mesi'],
    years: ['anno', 'anni'],
  },
  nl: {
    days: ['dag', 'dagen'],
    weeks: ['week', 'weken'],
    months: ['maand', 'maanden'],
    years: ['jaar', 'jaar'],
  },
};
const germanUnits: Readonly<Record<Unit, { one: string; gen: string; other: string; dat: string }>> = {
  days: { one: 'Tag', gen: 'Tages', other: 'Tage', dat: 'Tagen' },
  weeks: { one: 'Woche', gen: 'Woche', other: 'Wochen', dat: 'Wochen' },
  months: { one: 'Monat', gen: 'Monats', other: 'Monate', dat: 'Monaten' },
  years: { one: 'Jahr', gen: 'Jahres', other: 'Jahre', dat: 'Jahren' },
};

/** `30 Tagen`: amount and unit in the form that the sentence needs. */
export function periodText(language: Language, { amount, unit }: Period, germanCase: German = 'nom'): string {
  const number = numberText(language, amount);
  return `${number}\u00A0${unitText(language, amount, unit, germanCase)}`;
}

function unitText(language: Language, amount: number, unit: Unit, germanCase: German): string {
  const one = pluralForm(language, amount) === 'one';
  if (language !== 'de') return units[language][unit][one ? 0 : 1];
  const forms = germanUnits[unit];
  if (one) return germanCase === 'gen' ? forms.gen : forms.one;
  return germanCase === 'dat' ? forms.dat : forms.other;
}
