/** What each language does to words. The compiler asks a complete language for all of it; a draft has what is written so far. */
import type { Language } from '@clausewright/contract/languages';
import type { Period } from '../answers/answers.ts';
import { type DraftLanguage, isDraftLanguage } from './draft-languages.ts';

/** A pattern, and what stands in its place. */
type Rule = readonly [RegExp, string];

/** German names the case where it shows; the others have one form for all. */
interface UnitForms {
  one: string;
  other: string;
  gen?: string;
  dat?: string;
}

export interface LanguageRules {
  /** For dates, numbers, plural forms, lists and names of countries. */
  locale: string;
  quotes: readonly [open: string, close: string];
  /** Where a space does not break. */
  noBreaks: readonly Rule[];
  /** Stands before the date at the top of a document. */
  effectiveDate: string;
  units: Readonly<Record<Period['unit'], UnitForms>>;
  /** How the first day of a month is counted, where the others are not. */
  firstOfMonth: string | null;
}

/** `Art. 6`, `§ 5`, `letter a`: a number stays with the word before it. */
function kept(before: string, after: string): Rule {
  return [new RegExp(`(?<![\\p{L}\\d])(${before}) (?=${after})`, 'giu'), '$1\u00A0'];
}
const letter = '[a-z](?![\\p{L}\\d])';

const complete: { readonly [L in Language]: LanguageRules } = {
  de: {
    locale: 'de-DE',
    quotes: ['„', '“'],
    noBreaks: [
      kept('§§?|Art\\.|Artikel|Artikeln|Abs\\.|Absatz|Nr\\.|Satz|S\\.|Ziffer|Unterabs\\.', '\\d'),
      kept('lit\\.|Buchst\\.|Buchstabe', letter),
      [/(?<!\p{L})(z|d|u|i)\. (?=(?:B|h|a|d)\.)/gu, '$1.\u00A0'],
    ],
    effectiveDate: 'Gültig ab ',
    units: {
      days: { one: 'Tag', gen: 'Tages', other: 'Tage', dat: 'Tagen' },
      weeks: { one: 'Woche', other: 'Wochen' },
      months: { one: 'Monat', gen: 'Monats', other: 'Monate', dat: 'Monaten' },
      years: { one: 'Jahr', gen: 'Jahres', other: 'Jahre', dat: 'Jahren' },
    },
    firstOfMonth: null,
  },
  en: {
    locale: 'en-GB',
    quotes: ['“', '”'],
    noBreaks: [kept('§§?|Art\\.|Articles?|Sections?|paragraphs?|No\\.', '\\d'), kept('point', letter)],
    effectiveDate: 'Effective date: ',
    units: {
      days: { one: 'day', other: 'days' },
      weeks: { one: 'week', other: 'weeks' },
      months: { one: 'month', other: 'months' },
      years: { one: 'year', other: 'years' },
    },
    firstOfMonth: null,
  },
  es: {
    locale: 'es-ES',
    quotes: ['«', '»'],
    noBreaks: [kept('§|arts?\\.|artículos?|apartados?|n\\.º', '\\d'), kept('letra', letter)],
    effectiveDate: 'Fecha de entrada en vigor: ',
    units: {
      days: { one: 'día', other: 'días' },
      weeks: { one: 'semana', other: 'semanas' },
      months: { one: 'mes', other: 'meses' },
      years: { one: 'año', other: 'años' },
    },
    firstOfMonth: null,
  },
  fr: {
    locale: 'fr-FR',
    quotes: ['«\u00A0', '\u00A0»'],
    noBreaks: [
      [/ (?=[;:!?»](?:\s|[),.]|$))/gu, '\u00A0'],
      [/« /gu, '«\u00A0'],
      kept('§|art\\.|articles?|paragraphes?|n°', '\\d'),
      kept('point', letter),
    ],
    effectiveDate: 'Date d’entrée en vigueur\u00A0: ',
    units: {
      days: { one: 'jour', other: 'jours' },
      weeks: { one: 'semaine', other: 'semaines' },
      months: { one: 'mois', other: 'mois' },
      years: { one: 'an', other: 'ans' },
    },
    firstOfMonth: '1er',
  },
  it: {
    locale: 'it-IT',
    quotes: ['«', '»'],
    noBreaks: [
      kept('§|artt?\\.|articol[oi]|par\\.|paragraf[oi]|comm[ai]|n\\.', '\\d'),
      kept('lett\\.|lettera', letter),
    ],
    effectiveDate: 'Data di entrata in vigore: ',
    units: {
      days: { one: 'giorno', other: 'giorni' },
      weeks: { one: 'settimana', other: 'settimane' },
      months: { one: 'mese', other: 'mesi' },
      years: { one: 'anno', other: 'anni' },
    },
    firstOfMonth: '1°',
  },
  nl: {
    locale: 'nl-NL',
    quotes: ['“', '”'],
    noBreaks: [kept('§|art\\.|artikel(?:en)?|leden|lid|nr\\.', '\\d'), kept('onder|punt', letter)],
    effectiveDate: 'Ingangsdatum: ',
    units: {
      days: { one: 'dag', other: 'dagen' },
      weeks: { one: 'week', other: 'weken' },
      months: { one: 'maand', other: 'maanden' },
      years: { one: 'jaar', other: 'jaar' },
    },
    firstOfMonth: null,
  },
};

const drafts: { readonly [L in DraftLanguage]: Partial<LanguageRules> } = {
  // Portuguese of Portugal: the bare code would count and quote as Brazil does.
  pt: {
    locale: 'pt-PT',
    quotes: ['«', '»'],
    noBreaks: [
      kept('§§?|arts?\\.|artigos?|n\\.os|n\\.º|números?|pontos?', '\\d'),
      kept('al\\.|alíneas?', letter),
    ],
    effectiveDate: 'Data de entrada em vigor: ',
    firstOfMonth: null,
  },
};

export function getLanguageRules(language: string): Partial<LanguageRules> {
  if (isDraftLanguage(language)) return drafts[language];
  return complete[language as Language];
}

/** What stands in for each rule that a draft has not written yet. */
const standIns: { readonly [R in keyof LanguageRules]: string } = {
  locale: 'dates, numbers and lists follow the bare code of the language',
  quotes: 'titles stand in English quotation marks',
  noBreaks: 'no space is a no-break space',
  effectiveDate: 'the date at the top is announced in English',
  units: 'units of time come from the platform (CLDR)',
  firstOfMonth: 'the first of a month is written as the platform does (CLDR)',
};

/** Rules that a language lacks, each with what stands in for it; none for a complete language. */
export function missingRules(language: string): string[] {
  const rules = getLanguageRules(language);
  return Object.entries(standIns)
    .filter(([rule]) => !(rule in rules))
    .map(([rule, standIn]) => `${rule}: ${standIn}`);
}
