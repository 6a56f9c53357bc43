/** A clause: its head, which coverage and prices read, and its wording, a text file per language beside it. */
import type { Language } from '@clausewright/contract/languages';
import type { Given } from './answer-kinds.ts';
import { type Values, write } from './clause-texts.ts';
import type { Context, Spoken } from './context.ts';
import { gap, isDraftLanguage, sourceLanguage } from './draft-languages.ts';
import type { Ground, Grounded } from './ground.ts';
import {
  lexiconOf,
  type Lexicon,
  inLanguage,
  type InLanguage,
  type Nested,
  type NounTree,
  type WordTree,
} from './nouns.ts';
import { quotedTitle, sectionTitle as titleOf } from './section-title.ts';
import type { Prose } from './slots.ts';
import { type TextFolder, textFolder } from './text-folder.ts';
import { readList } from './word-list.ts';

export type PartHead<Questions> = Grounded<keyof Questions & string> & {
  /** Printed only when true. */
  when?: (a: Given<Questions>) => boolean;
  /** The languages that have the part; all where nothing is said. For what the law of one country tells its readers. */
  languages?: readonly Language[];
  /** Id of the clause whose point these words sum up: they stand only beside it. */
  sumsUp?: string;
};

/** A part with its answers' types forgotten. */
export interface Part {
  /** Ids of the catalogue's requirements that these words meet; often none. */
  readonly meets: readonly string[];
  readonly law?: string;
  readonly answers?: readonly string[];
  readonly banner?: true;
  readonly promise?: string;
  readonly when?: (answers: object) => boolean;
  readonly languages?: readonly Language[];
  readonly sumsUp?: string;
}

/** What is known of a clause without its wording. */
export interface ClauseHead {
  id: string;
  version: number;
  parts: Readonly<Record<string, { meets: readonly string[]; conditional: boolean; promise?: string }>>;
}

/** A clause with its answers' types forgotten: how the engine holds all of them. */
export interface Clause {
  readonly id: string;
  readonly version: number;
  readonly price: (answers: object) => string | null;
  readonly when: (answers: object) => boolean;
  /** Of the words outside of its parts. */
  readonly ground: Ground;
  readonly parts: Readonly<Record<string, Part>>;
  /** The nouns in one language. */
  readonly words: (language: Language) => WordTree;
  readonly text: { readonly [L in Language]: (context: Context<object>) => Prose };
  /** The text files and the values that they may print; none for a clause whose words are the owner's own. */
  readonly written?: {
    readonly files: TextFolder;
    readonly values: Values<Context<object>>;
    readonly nouns: readonly string[];
  };
  /** Title of another section of the type, in the quotes of the language; undefined where there is none. */
  readonly sectionTitle: (language: Language, id: string) => string | undefined;
}

/** What a clause that shares no list of words finds in `w`. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- nothing is meant
type NoWords = Readonly<Record<never, string>>;

interface ClauseBase<Questions, Part extends string, W extends NounTree> {
  /** Stable for ever: `pp.contact`. */
  id: string;
  /** Raised with every change of wording or head. */
  version: number;
  /** Code of the price line that pays for the clause; none or null when it is free. */
  price?: string | ((a: Given<Questions>) => string | null);
  when?: (a: Given<Questions>) => boolean;
  /** Of the words outside of its parts; what meets a duty of the catalogue is a part. */
  ground: Exclude<Ground<keyof Questions & string>, { meets: unknown } | { promise: unknown }>;
  parts: { readonly [P in Part]: PartHead<Questions> };
  /** Lists of words that clauses share. */
  words?: W;
}

/** A clause whose words stand in text files beside the module, whose `import.meta.url` is given. */
interface Written<Questions, Part extends string, W extends NounTree, Noun extends string> extends ClauseBase<
  Questions,
  Part,
  W
> {
  texts: string;
  /** Keys of the list `# nouns` of the texts: words that only this clause needs. */
  nouns?: readonly Noun[];
  /** What the texts print beside answers, by the name that stands in their marks. */
  values?: Values<
    Context<
      Questions,
      Language,
      NoInfer<Part>,
      Spoken<InLanguage<NoInfer<W>>> & Spoken<Nested<NoInfer<Noun>>>
    >
  >;
}

/** A clause that has no words of ours: code writes what the owner wrote. */
interface Coded<Questions, Part extends string, W extends NounTree> extends ClauseBase<Questions, Part, W> {
  text: {
    readonly [L in Language]: (context: Context<Questions, L, Part, Spoken<InLanguage<W>>>) => Prose<Part>;
  };
}

const noWords = lexiconOf((): WordTree => ({}));

/** The constructor of the clauses of one agreement type, whose answers are `Questions`. */
export function clausesOf<Questions>(): {
  clause: <
    const Part extends string,
    W extends NounTree = Lexicon<NoWords>,
    const Noun extends string = never,
  >(
    definition: Written<Questions, Part, W, Noun> | Coded<Questions, Part, W>,
  ) => Clause;
} {
  const sections = new Map<string, TextFolder>();
  const sectionTitle = (language: Language, id: string): string | undefined => {
    const files = sections.get(id);
    const own = files?.text(language);
    const isGap = own === undefined && isDraftLanguage(language);
    const text = isGap ? files?.text(sourceLanguage) : own;
    const title = text === undefined ? undefined : titleOf(text);
    return title === undefined ? undefined : quotedTitle(language, isGap ? gap(title) : title);
  };
  return {
    clause: (definition) => {
      const { price = null, when = () => true, words = noWords, id, version, ground } = definition;
      const parts = Object.fromEntries(
        Object.entries<Partial<Part>>(definition.parts).map(([name, head]) => [
          name,
          { ...head, meets: head.meets ?? [] },
        ]),
      );
      const printed = { when, price: typeof price === 'function' ? price : () => price };
      const shared = { id, version, ground, parts, ...printed };
      const head = { ...shared, sectionTitle };
      if ('text' in definition) {
        const { text } = definition;
        return {
          ...head,
          text,
          words: (language: Language) => inLanguage(words, language),
        } as unknown as Clause;
      }
      const { texts, values = {}, nouns = [] } = definition;
      const files = textFolder(texts);
      sections.set(id, files);
      const written = { files, values, nouns } as unknown as Required<Clause>['written'];
      const all = (language: Language) => ({
        ...inLanguage(words, language),
        ...ownNouns(written, language),
      });
      return { ...head, written, words: all, text: textsFrom(written) };
    },
  };
}

function ownNouns({ files, nouns }: Required<Clause>['written'], language: Language): WordTree {
  return nouns.length === 0 ? {} : readList(files, 'nouns', nouns, language);
}

function textsFrom({ files, values }: Required<Clause>['written']): Clause['text'] {
  return lexiconOf((language) => (context) => {
    const text = files.text(language);
    if (text === undefined) throw new Error(`${files.path} has no text in ${language}`);
    return write({ text, context, values });
  });
}
