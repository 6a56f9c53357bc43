/** What the wording of a clause can say, bound to the answers and to one language. */
import type { Language } from '@clausewright/contract/languages';
import { americanDate } from './american-english.ts';
import type { CountryCode, FreeText, Given, IsoDate, Period, Rows } from './answer-kinds.ts';
import { phrasesOf } from './fill.ts';
import { part, type PartTag } from './part.ts';
import type { Said, AnswerPrinter } from './printed-answers.ts';
import {
  answer,
  answeredText,
  blankFor,
  ownNames,
  question,
  createAnswerPrinter,
} from './printed-answers.ts';
import type { Hole, Prose, Words } from './slots.ts';
import { properName, wordsOf } from './slots.ts';
import { phraseText } from './tree-text.ts';
import { noBreaks } from './no-breaks.ts';
import type { WordTree } from './nouns.ts';
import { titleReference } from './reference.ts';
import type { German, PluralForms } from './words.ts';
import { countryText, dateText, listJoints, numberText, periodText, pluralForm } from './words.ts';

export type Spoken<Tree> = Tree extends string ? Words : { readonly [K in keyof Tree]: Spoken<Tree[K]> };
type Inline = Words | Prose;

export interface Context<Questions, L extends Language = Language, Part extends string = never, W = unknown> {
  readonly language: L;
  /** Day of assembly, `YYYY-MM-DD`. */
  readonly today: string;
  /** Raw answers, for conditions only. */
  readonly a: Given<Questions>;
  /** The same answers for printing. */
  readonly say: AnswerPrinter<Questions>;
  readonly part: { readonly [P in Part]: PartTag<P> };
  /** The clause's nouns in this language. */
  readonly w: W;
  /** The title of another section of the same document, as a reference to it. Throws where there is no such section. */
  section(this: void, id: string): Words;
  plural(this: void, count: number, forms: { readonly [F in PluralForms[L]]: Inline }): Words;
  /** Number of entries of a list or group, entries of Add Your Own included; 0 when not given. */
  count(this: void, ...lists: readonly Said<readonly unknown[]>[]): number;
  and(this: void, list: readonly Inline[]): Words;
  or(this: void, list: readonly Inline[]): Words;
  /** The chosen option put into words. */
  name<Option extends string>(
    this: void,
    chosen: Said<Option>,
    words: { readonly [O in Option]: Inline },
  ): Words;
  /** The chosen options put into words, then the entries that the person added. */
  names<Option extends string>(
    this: void,
    chosen: Said<readonly Option[]>,
    words: { readonly [O in Option]: Inline } | ((option: Option) => Inline),
    own?: Said<Rows<{ name: FreeText }>>,
  ): Words[];
  /** An answered country, or the code that one of our catalogues holds. */
  country(this: void, code: Said<CountryCode> | string): Words;
  countries(this: void, codes: Said<readonly CountryCode[]>): Words[];
  date(this: void, iso: Said<IsoDate>): Words;
  number(this: void, value: Said<number>): Words;
  /** A number that was asked for as so many days, months or years. */
  span(
    this: void,
    value: Said<number>,
    unit: Period['unit'],
    ...inflection: L extends 'de' ? [German] : []
  ): Words;
  /** Amount and unit; an option such as '30' counts days. German names the case that the sentence needs. */
  period(
    this: void,
    value: Said<Period> | Said<`${number}`>,
    ...inflection: L extends 'de' ? [German] : []
  ): Words;
}

export interface ContextInput {
  language: Language;
  today: string;
  answers: object;
  words: WordTree;
  /** Names of the parts with whether each is printed. */
  parts: Readonly<Record<string, boolean>>;
  /** Title of another section, in its quotes; undefined where there is none. */
  sectionTitle: (id: string) => string | undefined;
  seen?: (id: string) => void;
  /** Whether dates are written as in the United States. */
  american?: boolean;
}

export function createContext<Questions, L extends Language, Part extends string, W>(
  input: ContextInput,
): Context<Questions, L, Part, W> {
  const language = input.language as L;
  const section = (id: string) => {
    const title = input.sectionTitle(id);
    if (title === undefined) throw new Error(`There is no section ${id} with a title in ${language}`);
    return titleReference(id, properName(title));
  };
  const join = (list: readonly Inline[], type: 'conjunction' | 'disjunction') => {
    const entries = list.map(phrasesOf).filter((entry) => entry.length > 0);
    let next = 0;
    return wordsOf(
      listJoints(language, entries.map(phraseText), type).flatMap((joint) =>
        joint === null ? (entries[next++] ?? []) : [{ type: 'text' as const, value: joint }],
      ),
    );
  };
  return {
    language,
    today: input.today,
    a: watched(input.answers, input.seen),
    say: createAnswerPrinter<Questions>(input.answers, language, input.seen),
    part: Object.fromEntries(Object.entries(input.parts).map(([id, printed]) => [id, part(id, printed)])) as {
      [P in Part]: PartTag<P>;
    },
    w: spoken(input.words, section) as W,
    section,
    plural: (count, forms) => wordsOf(phrasesOf(forms[pluralForm(language, count)])),
    count: (...lists) => lists.reduce((sum, list) => sum + (list[answer]?.length ?? 0), 0),
    and: (list) => join(list, 'conjunction'),
    or: (list) => join(list, 'disjunction'),
    name: (chosen, words) => {
      const option = chosen[answer];
      return option === undefined ? blankFor(chosen) : marked(chosen, words[option], language);
    },
    names: (chosen, words, own) => [
      ...(chosen[answer]?.map((option) =>
        marked(chosen, typeof words === 'function' ? words(option) : words[option], language),
      ) ?? (own?.[answer]?.length ? [] : [blankFor(chosen)])),
      ...(own === undefined ? [] : ownNames(own)),
    ],
    country: (code) =>
      typeof code === 'string'
        ? properName(countryText(language, code))
        : print(code, (value) => countryText(language, value)),
    countries: (codes) =>
      codes[answer]?.map((code) => answeredText(codes, countryText(language, code))) ?? [blankFor(codes)],
    date: (iso) =>
      print(iso, (value) => (input.american === true ? americanDate(value) : dateText(language, value))),
    number: (value) => print(value, (amount) => numberText(language, amount)),
    span: (value, unit, ...[inflection]) =>
      print(value, (amount) => periodText(language, { amount, unit }, inflection)),
    period: (value, ...[inflection]) =>
      print(value as Said<Period | `${number}`>, (span) =>
        periodText(
          language,
          typeof span === 'string' ? { amount: Number(span), unit: 'days' } : span,
          inflection,
        ),
      ),
  };
}

function print<Value>(said: Said<Value>, text: (value: Value) => string | null): Words {
  const value = said[answer];
  const words = value === undefined ? null : text(value);
  return words === null ? blankFor(said) : answeredText(said, words);
}

/** Words of ours that stand for an answer carry its question, all others carry none. */
function marked(said: Said<unknown>, words: Hole | undefined, language: Language): Words {
  if (words === undefined) return blankFor(said);
  return wordsOf(
    phrasesOf(words).map((phrase) =>
      phrase.type === 'text' && phrase.from === undefined
        ? { ...phrase, value: noBreaks(language, phrase.value), from: said[question] }
        : phrase,
    ),
  );
}

type Section = (id: string) => Words;

function spoken(tree: string | WordTree, section: Section): unknown {
  if (typeof tree === 'string') return noun(tree, section);
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, spoken(value, section)]));
}

/** `{#pp.contact}` in a noun is the title of that section. */
function noun(text: string, section: Section): Words {
  const pieces = text.split(/\{#([\w.-]+)\}/u);
  if (pieces.length === 1) return properName(text);
  const words = pieces.map((piece, i) => (i % 2 === 0 ? properName(piece) : section(piece)));
  return wordsOf(words.flatMap(phrasesOf));
}

function watched(answers: object, seen?: (id: string) => void): object {
  return new Proxy(answers, {
    get(target, key) {
      if (typeof key !== 'string') return undefined;
      seen?.(key.replace(/\.own$/, ''));
      return Object.hasOwn(target, key) ? Reflect.get(target, key) : undefined;
    },
  });
}
