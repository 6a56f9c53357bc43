/** The order of a type's clauses and the names its document may carry. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import type { Clause } from './clause.ts';
import type { ByLanguage } from './draft-languages.ts';

export interface Outline {
  type: AgreementType;
  /** `names` by option of the question; `usual` is the option taken where it was not answered. */
  title: {
    question: string;
    usual: string;
    names: ByLanguage<Readonly<Record<string, string>>>;
  };
  /** Whether the English of an American owner is spelled and dated as in the United States. */
  american?: true;
  /** A few lines of data, to which nothing refers: its sections have no numbers, and no date stands above them. */
  bare?: true;
  /** Words before the day at the top of what reports facts, from which nothing is in force; left out where the text names the day itself. */
  dated?: {
    words: ByLanguage<{ readonly dated: string }>;
    when: (answers: object) => boolean;
  };
  /** Every clause once, in the order of a document where no arrangement says otherwise. */
  clauses: readonly Clause[];
  /** The first that fits the owner's country and the language is taken. */
  arrangements?: readonly Arrangement[];
  /** Headings of sections that hold several clauses, by `Section.title`. */
  sectionTitles?: ByLanguage<Readonly<Record<string, string>>>;
  /** Clauses that concern one country, by country: whoever is at home there reads them in the text, not behind it. */
  homes?: Readonly<Record<string, readonly string[]>>;
}

/** How the readers of a country or a language are used to find things; clauses by their ids. */
export interface Arrangement {
  /** Of the owner; all where nothing is said. */
  countries?: readonly string[];
  languages?: readonly Language[];
  /** What stands elsewhere than in the order of the type: behind that clause, or at the `end`. */
  moves?: readonly { clauses: readonly string[]; after: string }[];
  /** Clauses that share a section. */
  sections?: readonly Section[];
  /** What stands behind everything, in this order, each an annex of its own. */
  annexes?: readonly (string | Annex)[];
}

/** Clauses under one heading. Where only one of them is in the document, it keeps its own heading. */
export interface Section {
  title: string;
  clauses: readonly string[];
}

/** The title is that of a section where it holds several clauses. */
export interface Annex extends Section {
  /** Only where this clause stands in the document too. */
  with?: string;
}
