/** A clause: its head, which coverage and prices read, and its wording in six languages. */
import type { Language } from '@clausewright/contract/languages';
import type { Given } from './answer-kinds.ts';
import type { Context, Spoken, WordTree } from './context.ts';
import type { Prose } from './slots.ts';

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
  readonly words: { readonly [L in Language]: WordTree };
  readonly text: { readonly [L in Language]: (context: Context<object>) => Prose };
}

type Lexicon = { readonly [L in Language]: WordTree };

interface ClauseDefinition<Questions, Part extends string, W extends Lexicon> {
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
  text: {
    readonly [L in Language]: (context: Context<Questions, L, Part, Spoken<W[L]>>) => Prose<Part>;
  };
}

/** The constructor of the clauses of one agreement type, whose answers are `Questions`. */
export function clausesOf<Questions>(): {
  clause: <Part extends string, W extends Lexicon>(
    definition: ClauseDefinition<Questions, Part, W>,
  ) => Clause;
} {
  return {
    clause: ({ price = null, when = () => true, words = {}, ...rest }) =>
      ({
        ...rest,
        when,
        price: typeof price === 'function' ? price : () => price,
        words,
      }) as unknown as Clause,
  };
}
