/** How each language refers to a numbered section or annex of the same document. Texts name a section by its title
 * (`the section {#pp.contact}`); the words before it follow what the number belongs to. */
import type { Readers } from './arrange.ts';

/** What stands before a reference, and what stands there instead. */
type Rule = readonly [RegExp, string];

export interface ReferenceRules {
  /** Names a section where the sentence does not. */
  section: string;
  /** The same without an article, in brackets. */
  short: string;
  /** Both in contracts, where the language has another noun there. */
  inContracts?: string;
  /** The end of a sentence that has named a section. */
  named: RegExp;
  /** Words that describe a section instead of naming it; the article and the noun are what is kept of them. */
  described: RegExp;
  /** Changes before the number of a section; the first that fits. */
  toSection: readonly Rule[];
  /** Changes before an annex, which takes the place of the noun. */
  toAnnex: readonly Rule[];
  annex: string;
}

const rules: Readonly<Record<string, ReferenceRules>> = {
  de: {
    section: 'Abschnitt',
    short: 'Abschnitt',
    named: /(?:Abschnitt(?:s|e|en)?|Ziffern?|Nummern?) $/u,
    described: /^(?:(?:[Dd]er|[Dd]en|[Dd]em) )?Abschnitt (?=(?:über|zu[rm]?|dazu)(?!\p{L}))/u,
    toSection: [
      [/\bim (?=(?:Abschnitt) $)/u, 'in '],
      [/\bIm (?=(?:Abschnitt) $)/u, 'In '],
      [/\b[Dd](?:er|en|em) (?=Abschnitt $)/u, ''],
    ],
    toAnnex: [
      [/\bim Abschnitt $/u, 'in '],
      [/\bIm Abschnitt $/u, 'In '],
      [/\bdes Abschnitts $/u, 'von '],
      [/(?:\b[Dd](?:er|en|em) )?(?:Abschnitt|Ziffer|Nummer) $/u, ''],
    ],
    annex: 'Anlage',
  },
  en: {
    section: 'section',
    short: 'section',
    named: /\b(?:[Ss]ection|[Cc]lause)s? $/u,
    described: /^(?:[Tt]he )?section (?=(?:on|about)\b)/u,
    toSection: [
      [/\bThe s(?=ections? $)/u, 'S'],
      [/\bThe c(?=lauses? $)/u, 'C'],
      [/\bthe (?=(?:section|clause)s? $)/iu, ''],
    ],
    toAnnex: [[/\b(?:[Tt]he )?(?:[Ss]ection|[Cc]lause) $/u, '']],
    annex: 'Annex',
  },
  es: {
    section: 'el apartado',
    short: 'apartado',
    named: /(?:[Aa]partado|[Cc]láusula)s? $/u,
    described: /^(?:[Ee]l )?apartado (?=(?:sobre|relativo|correspondiente)(?!\p{L}))/u,
    toSection: [],
    toAnnex: [
      [/\bde la cláusula $/u, 'del '],
      [/\ba la cláusula $/u, 'al '],
      [/\bLa cláusula $/u, 'El '],
      [/\bla cláusula $/u, 'el '],
      [/(?:[Aa]partado|[Cc]láusula) $/u, ''],
    ],
    annex: 'anexo',
  },
  fr: {
    section: 'la section',
    short: 'section',
    named: /(?:[Ss]ection|[Aa]rticle)s? $/u,
    described: /^(?:[Ll]a )?section (?=(?:sur|consacrée|relative|correspondante)(?!\p{L}))/u,
    toSection: [],
    toAnnex: [
      [/\bLa section $/u, 'L’'],
      [/\bla section $/u, 'l’'],
      [/(?<=\b[Ll][’'])article $/u, ''],
      [/(?:[Ss]ection|[Aa]rticle) $/u, ''],
    ],
    annex: 'annexe',
  },
  it: {
    section: 'la sezione',
    short: 'sezione',
    named: /(?:[Ss]ezion[ei]|[Cc]lausol[ae]|[Aa]rticol[oi]) $/u,
    described: /^(?:[Ll]a )?sezione (?=(?:su|sul|sull’.*|sulla|sullo|sui|sugli|sulle|dedicata)(?!\p{L}))/u,
    toSection: [],
    toAnnex: [
      [/\bLa (?:sezione|clausola) $/u, 'L’'],
      [/\bla (?:sezione|clausola) $/u, 'l’'],
      [/(?<=ll)a (?:sezione|clausola) $/u, '’'],
      [/(?<=\b[Ll]’|ll’)articolo $/u, ''],
      [/(?:[Ss]ezione|[Cc]lausola|[Aa]rticolo) $/u, ''],
    ],
    annex: 'allegato',
  },
  nl: {
    section: 'paragraaf',
    short: 'paragraaf',
    inContracts: 'artikel',
    named: /(?:[Aa]rtikel(?:en)?|[Pp]aragra(?:af|fen)|[Oo]nderde(?:el|len)) $/u,
    described: /^(?:(?:[Dd]e|[Hh]et) )?(?:artikel|paragraaf|onderdeel) (?=(?:over|daarover)(?!\p{L}))/u,
    toSection: [
      [/\b(?:De|Het) p(?=aragra(?:af|fen) $)/u, 'P'],
      [/\b(?:De|Het) a(?=rtikel(?:en)? $)/u, 'A'],
      [/\b(?:De|Het) o(?=nderde(?:el|len) $)/u, 'O'],
      [/\b(?:de|het) (?=(?:paragra(?:af|fen)|artikel(?:en)?|onderde(?:el|len)) $)/u, ''],
    ],
    toAnnex: [[/(?:\b(?:[Hh]et|[Dd]e) )?(?:[Oo]nderdeel|[Aa]rtikel|[Pp]aragraaf) $/u, '']],
    annex: 'bijlage',
  },
  pt: {
    section: 'a secção',
    short: 'secção',
    named: /(?:[Ss]ecç(?:ão|ões)|[Cc]láusulas?) $/u,
    described: /^(?:[Aa] )?secção (?=(?:sobre)(?!\p{L}))/u,
    toSection: [],
    toAnnex: [
      [/\b(na|da|à|a) secção $/u, 'o '],
      [/\bsecção $/u, ''],
    ],
    annex: 'anexo',
  },
};

/** Undefined for a draft of which nobody has said it yet. */
export function referenceRules(readers: Readers): ReferenceRules | undefined {
  const own = rules[readers.language];
  if (own === undefined) return undefined;
  const noun = readers.isContract === true ? own.inContracts : undefined;
  return {
    ...own,
    ...(noun !== undefined && { section: noun, short: noun }),
    annex: annexWord(own.annex, readers),
  };
}

/** British and Irish readers know schedules. */
function annexWord(usual: string, { language, country }: Readers): string {
  return language === 'en' && (country === 'GB' || country === 'IE') ? 'Schedule' : usual;
}

/** The words with which the heading of an annex begins. */
export function annexOf(readers: Readers): { word: string; colon: string } {
  const word = referenceRules(readers)?.annex ?? 'Annex';
  return {
    word: word.charAt(0).toUpperCase() + word.slice(1),
    colon: readers.language === 'fr' ? '\u00A0: ' : ': ',
  };
}

/** Every word that can stand before the number of an annex, as headings have it. */
export const annexWords: readonly string[] = [
  'Schedule',
  ...Object.values(rules).map(({ annex }) => annex.charAt(0).toUpperCase() + annex.slice(1)),
];
/** Every word that names a section in brackets. */
export const sectionWords: readonly string[] = Object.values(rules).flatMap(({ short, inContracts }) =>
  inContracts === undefined ? [short] : [short, inContracts],
);
