/** Nouns of a clause: words that it shares with others and words of its own, in the language that is written. */
import { type Language, languages } from '@clausewright/contract/languages';
import { draftLanguages, gap, isDraftLanguage, ofLanguage, sourceLanguage } from './draft-languages.ts';

/** Nouns of one language: texts in any nesting. */
export interface WordTree {
  readonly [key: string]: string | WordTree;
}

/** The same words in every language. */
export type Lexicon<Words> = { readonly [L in Language]: Words };
/** What a clause names: lexicons in any nesting. */
export type NounTree = Lexicon<string | WordTree> | { readonly [key: string]: NounTree };
/** The words of one language of a `NounTree`. */
export type InLanguage<Tree> =
  Tree extends Lexicon<infer Words> ? Words : { readonly [K in keyof Tree]: InLanguage<Tree[K]> };

/** Values by key; what stands under `kinds.app` is read as `kinds.app`. */
export type NestedMap<Values> = {
  readonly [H in Head<keyof Values & string>]: H extends keyof Values
    ? Values[H]
    : NestedMap<{ [K in keyof Values as Tail<K & string, H>]: Values[K] }>;
};
export type Nested<Key extends string> = NestedMap<{ [K in Key]: string }>;
type Head<Key extends string> = Key extends `${infer First}.${string}` ? First : Key;
type Tail<Key extends string, First extends string> = Key extends `${First}.${infer Rest}` ? Rest : never;

/** The values of dotted keys as a tree. */
export function nested(entries: Iterable<readonly [key: string, value: unknown]>): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    const path = key.split('.');
    const last = path.pop() ?? key;
    const branch = path.reduce<Record<string, unknown>>(
      (node, step) => (node[step] ??= {}) as Record<string, unknown>,
      tree,
    );
    branch[last] = value;
  }
  return tree;
}

/** The words of a language, chosen from every lexicon of the tree. */
export function inLanguage(tree: NounTree, language: Language): WordTree {
  if (isLexicon(tree)) return (ofLanguage(tree, language) ?? gapsIn(tree[sourceLanguage])) as WordTree;
  return Object.fromEntries(Object.entries(tree).map(([key, branch]) => [key, inLanguage(branch, language)]));
}

/** Words of the source language where a draft has none. */
function gapsIn(words: string | WordTree): string | WordTree {
  if (typeof words === 'string') return gap(words);
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, gapsIn(value)]));
}

function isLexicon(tree: NounTree): tree is Lexicon<string | WordTree> {
  return Object.hasOwn(tree, 'en') && Object.hasOwn(tree, 'de');
}

/** A lexicon whose words are read on first use, once per language. */
export function lexiconOf<Words>(read: (language: Language) => Words): Lexicon<Words> {
  const known = new Map<Language, Words>();
  const lexicon = {};
  // Where a draft lacks words, what reads them gives gaps.
  for (const language of [...languages, ...(draftLanguages as readonly string[] as readonly Language[])]) {
    const get = (): Words => {
      const words = known.get(language) ?? read(language);
      known.set(language, words);
      return words;
    };
    // Whoever goes through all languages means those that are complete.
    Object.defineProperty(lexicon, language, { enumerable: !isDraftLanguage(language), get });
  }
  return lexicon as Lexicon<Words>;
}
