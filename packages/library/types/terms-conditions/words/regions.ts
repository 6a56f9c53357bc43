/** The law that governs, by country, state or part of a kingdom. */
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
export const version = 2;

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
