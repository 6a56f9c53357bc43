/** The law that governs, by country, state or part of a kingdom. */
import { countryText } from '@clausewright/engine/document/words';
import { wordList } from '@clausewright/engine/document/word-list';
import { listStates } from '@clausewright/contract/countries';
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  prose,
  type Prose,
  properName,
  type Words,
} from '@clausewright/engine/document/authoring';
import type { TermsQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 3;

type Region = NonNullable<TermsQuestions['governing_state']>;
type Part = NonNullable<TermsQuestions['governing_part']>;
type C = Pick<Context<TermsQuestions>, 'a' | 'say' | 'name' | 'language'>;

/** The state whose law governs, by the names of the country list. */
export function regionName({ a, say, name, language }: C): Words {
  const [country = ''] = (a.governing_state ?? '').split('_');
  const words = listStates(country, language).map(({ value, text }) => [value, properName(text)]);
  return name(say.governing_state, Object.fromEntries(words) as Record<Region, Words>);
}

/** England and Wales, Scotland and Northern Ireland have laws of their own; the case is the one after "the law of". */
const parts: { readonly [L in Language]: Readonly<Record<Part, string>> } = wordList(
  import.meta.url,
  'parts',
  ['england-wales', 'scotland', 'northern-ireland'],
);

export function kingdomPart({ say, name, language }: C): Words {
  const names = parts[language];
  return name(say.governing_part, {
    'england-wales': properName(names['england-wales']),
    scotland: properName(names.scotland),
    'northern-ireland': properName(names['northern-ireland']),
  });
}

/** Countries that English names with an article. */
const withArticle = 'AE BS CD CF CG DO FK GB GM KM KY MH MV NL PH SB SC TC US VA VG VI'.split(' ');

/** `the Netherlands`, `Germany`. */
export function englishCountry(code: string | undefined, name: Words): Prose {
  const article = withArticle.includes(code ?? '') ? 'the ' : '';
  return prose`${properName(article)}${name}`;
}

/** German names most laws by an adjective: `deutsches Recht`. */
const germanAdjectives: Readonly<Record<string, string>> = {
  AT: 'österreichisches',
  AU: 'australisches',
  BE: 'belgisches',
  BG: 'bulgarisches',
  BR: 'brasilianisches',
  CA: 'kanadisches',
  CH: 'Schweizer',
  CN: 'chinesisches',
  CY: 'zyprisches',
  CZ: 'tschechisches',
  DE: 'deutsches',
  DK: 'dänisches',
  EE: 'estnisches',
  ES: 'spanisches',
  FI: 'finnisches',
  FR: 'französisches',
  GR: 'griechisches',
  HR: 'kroatisches',
  HU: 'ungarisches',
  IE: 'irisches',
  IN: 'indisches',
  IS: 'isländisches',
  IT: 'italienisches',
  JP: 'japanisches',
  KR: 'südkoreanisches',
  LI: 'liechtensteinisches',
  LT: 'litauisches',
  LU: 'luxemburgisches',
  LV: 'lettisches',
  MT: 'maltesisches',
  NL: 'niederländisches',
  NO: 'norwegisches',
  NZ: 'neuseeländisches',
  PL: 'polnisches',
  PT: 'portugiesisches',
  RO: 'rumänisches',
  SE: 'schwedisches',
  SI: 'slowenisches',
  SK: 'slowakisches',
  TR: 'türkisches',
  ZA: 'südafrikanisches',
};

const withoutAdjective: Readonly<Record<string, string>> = {
  AE: 'das Recht der Vereinigten Arabischen Emirate',
  GB: 'das Recht des Vereinigten Königreichs',
  US: 'das Recht der Vereinigten Staaten',
};

/** `deutsches Recht`; `das Recht des Staates Singapur` where neither list knows better. By code, as `name` wants it. */
export function germanLaw(code = ''): Readonly<Record<string, Words>> {
  const adjective = germanAdjectives[code];
  const other = withoutAdjective[code] ?? `das Recht des Staates ${countryText('de', code)}`;
  return { [code]: properName(adjective === undefined ? other : `${adjective} Recht`) };
}
