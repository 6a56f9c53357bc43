/** A clause: its head, which coverage and prices read, and its wording, a text file per language beside it. */
import { type Language, languages } from '@clausewright/contract/languages';
import type { Given } from './answer-kinds.ts';
import { type Values, write } from './clause-texts.ts';
import type { Context, Spoken, WordTree } from './context.ts';
import { quotedTitle, sectionTitle } from './section-title.ts';
import type { Prose } from './slots.ts';
import { type TextFolder, textFolder } from './text-folder.ts';

export interface PartHead<Questions> {
  /** Ids of the catalogue's requirements that these words meet. */
  meets: readonly string[];
  /** Printed only when true. */
  when?: (a: Given<Questions>) => boolean;
}

/** What is known of a clause without its wording. */
export interface ClauseHead {
  id: string;
  version: number;
  parts: Readonly<Record<string, { meets: readonly string[]; conditional: boolean }>>;
}

/** A clause with its answers' types forgotten: how the engine holds all of them. */
export interface Clause {
  readonly id: string;
  readonly version: number;
  readonly price: (answers: object) => string | null;
  readonly when: (answers: object) => boolean;
  readonly parts: Readonly<Record<string, PartHead<object>>>;
  readonly words: { readonly [L in Language]?: WordTree };
  readonly text: { readonly [L in Language]: (context: Context<object>) => Prose };
  /** The text files and the values that they may print; none for a clause whose words are the owner's own. */
  readonly written?: { readonly files: TextFolder; readonly values: Values<Context<object>> };
}

type Lexicon = { readonly [L in Language]: WordTree };

interface ClauseBase<Questions, Part extends string, W extends Lexicon> {
  /** Stable for ever: `pp.contact`. */
  id: string;
  /** Raised with every change of wording or head. */
  version: number;
  /** Code of the price line that pays for the clause; none or null when it is free. */
  price?: string | ((a: Given<Questions>) => string | null);
  when?: (a: Given<Questions>) => boolean;
  parts: { readonly [P in Part]: PartHead<Questions> };
  /** Nouns that only this clause needs, and catalogues it shares, per language. */
  words?: W;
}

/** A clause whose words stand in text files beside the module, whose `import.meta.url` is given. */
interface Written<Questions, Part extends string, W extends Lexicon> extends ClauseBase<Questions, Part, W> {
  texts: string;
  /** What the texts print beside answers, by the name that stands in their marks. */
  values?: Values<Context<Questions, Language, NoInfer<Part>, Spoken<W[Language]>>>;
}

/** A clause that has no words of ours: code writes what the owner wrote. */
interface Coded<Questions, Part extends string, W extends Lexicon> extends ClauseBase<Questions, Part, W> {
  text: {
    readonly [L in Language]: (context: Context<Questions, L, Part, Spoken<W[L]>>) => Prose<Part>;
  };
}

/** The constructor of the clauses of one agreement type, whose answers are `Questions`. */
export function clausesOf<Questions>(): {
  clause: <Part extends string, W extends Lexicon>(
    definition: Written<Questions, Part, W> | Coded<Questions, Part, W>,
  ) => Clause;
} {
  const files = new Map<string, TextFolder>();
  return {
    clause: (definition) => {
      const { price = null, when = () => true, words = {}, id, version, parts } = definition;
      const head = {
        id,
        version,
        parts,
        when,
        price: typeof price === 'function' ? price : () => price,
        words,
      };
      if ('text' in definition) return { ...head, text: definition.text } as unknown as Clause;
      const written = { files: textFolder(definition.texts), values: definition.values ?? {} };
      files.set(id, written.files);
      return {
        ...head,
        written,
        text: textsFrom(written as Required<Clause>['written'], files),
      } as unknown as Clause;
    },
  };
}

/** `sections`: text files of the other clauses of the type, by id. */
function textsFrom(
  { files, values }: Required<Clause>['written'],
  sections: ReadonlyMap<string, TextFolder>,
): Clause['text'] {
  const inLanguage = (language: Language) => (context: Context<object>) => {
    const text = files.text(language);
    if (text === undefined) throw new Error(`${files.path} has no text in ${language}`);
    return write({
      text,
      context,
      values,
      sectionTitle: (id) => {
        const other = sections.get(id)?.text(language);
        const title = other === undefined ? undefined : sectionTitle(other);
        return title === undefined ? undefined : quotedTitle(language, title);
      },
    });
  };
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Clause['text'];
}
