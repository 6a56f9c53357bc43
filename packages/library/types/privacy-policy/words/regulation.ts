/** The regulation that a citation names: the European one, or the British one where only that was chosen. */
import type { Language } from '@clausewright/contract/languages';
import { wordList } from '@clausewright/engine/document/word-list';
import { type Context, has, properName, type Words } from '@clausewright/engine/document/authoring';
import { phrasesOf } from '@clausewright/engine/document/fill';
import { wordsOf } from '@clausewright/engine/document/slots';
import type { PrivacyQuestions } from '../clause.ts';

type Owner = Pick<Context<PrivacyQuestions>, 'a' | 'language'>;

const names = wordList(import.meta.url, 'regulation', ['european']);
const british = 'UK GDPR';

/** Both regulations have the duty. */
export function underEither(a: Owner['a']): boolean {
  return has(a.laws, 'gdpr', 'uk_gdpr');
}
export function underBritish(a: Owner['a']): boolean {
  return has(a.laws, 'uk_gdpr');
}
export function onlyBritish(a: Owner['a']): boolean {
  return has(a.laws, 'uk_gdpr') && !has(a.laws, 'gdpr');
}

export function regulation({ a, language }: Owner): Words {
  return properName(onlyBritish(a) ? british : names[language].european);
}

/** Nouns that cite the European regulation, with the citation that suits the owner. */
export function cited<Key extends string>(
  { a, language }: Owner,
  nouns: Readonly<Record<Key, Words>>,
): Record<Key, Words> {
  if (!onlyBritish(a)) return nouns;
  const entries = Object.entries(nouns) as [Key, Words][];
  return Object.fromEntries(entries.map(([key, words]) => [key, renamed(words, language)])) as Record<
    Key,
    Words
  >;
}

function renamed(words: Words, language: Language): Words {
  return wordsOf(
    phrasesOf(words).map((phrase) =>
      phrase.type === 'text'
        ? { ...phrase, value: phrase.value.replaceAll(names[language].european, british) }
        : phrase,
    ),
  );
}

/** A business in the United States that reaches no European: its English readers expect American words. */
export function speaksAmerican(a: Owner['a']): boolean {
  const seat: string | undefined = a.country;
  return seat === 'US' && !has(a.laws, 'gdpr', 'uk_gdpr', 'fadp');
}
