/**
 * What a wizard is. Definitions hold ids only; their words stand in `questions/<language>.json`
 * beside the definition. A definition is plain data but for `derive` and the rules of its law book, so that the browser and the
 * server judge the same answers by the same code.
 */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '../answers/answers.ts';
import type { LawBook } from '../law/law-book.ts';

export type { Adjustment, Answers, AnswerValue, Period, Row, TextPerLanguage } from '../answers/answers.ts';

/** A closed condition language over earlier questions; inside a repetition names resolve row first. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | { eq: readonly [question: string, option: string] }
  | { has: readonly [question: string, option: string] }
  | { in: readonly [question: string, options: readonly string[]] }
  | { answered: string };

interface QuestionBase {
  /** Stable for ever, unique in the type; shared blocks use the same id in every type. */
  id: string;
  /** detail = behind Show More inside its step; has a default, so it may be skipped. */
  level?: 'core' | 'detail';
  when?: Condition;
  /** A visible question must be answered unless this is false. */
  required?: boolean;
  /** Questionnaire version that brought (and took away) the question. */
  since: number;
  until?: number;
  /** Code of the price line that an answer other than none/no causes; amounts stand in the price table. */
  price?: string;
  /** For what the answer is used where no clause prints it: `law`, `price`, `delivery` or `defaults`. */
  feeds?: 'law' | 'price' | 'delivery' | 'defaults';
}

export interface Option {
  id: string;
  /** Only shown when true. */
  when?: Condition;
  /** Collapsed behind Show More until pressed. */
  more?: boolean;
  /** Chosen alone: choosing it clears the others (none). */
  exclusive?: boolean;
  /** Nested: shown under the option, in the same step, while it is chosen. */
  questions?: readonly Question[];
  price?: string;
}

/** Add Your Own: entries of the person's own beside the listed options, stored under `<id>.own`. */
export interface Own {
  max: number;
  /** Fields asked for each entry; `name` is always among them. */
  fields: readonly ('name' | 'purpose' | 'url' | 'country')[];
}

export type Question =
  | (QuestionBase & {
      kind: 'choice';
      options: readonly Option[];
      /** Options behind Show More stand in the order of their names, whatever the language. */
      byName?: true;
      default?: string;
      derive?: Derive;
    })
  | (QuestionBase & {
      kind: 'yn';
      unknown?: boolean;
      default?: 'yes' | 'no';
      yes?: readonly Question[];
      no?: readonly Question[];
    })
  | (QuestionBase & {
      kind: 'multi';
      options: readonly Option[];
      own?: Own;
      default?: readonly string[];
      derive?: Derive;
      min?: number;
      /** The order of choosing carries meaning (languages); otherwise answers stand in the order of the options. */
      ordered?: boolean;
    })
  | (QuestionBase & { kind: 'vendors'; categories: readonly string[]; own: Own })
  | (QuestionBase & {
      kind: 'text';
      max?: number;
      default?: string;
      perLanguage?: boolean;
      derive?: Derive;
      autocomplete?: string;
    })
  | (QuestionBase & {
      kind: 'area';
      max?: number;
      perLanguage?: boolean;
      markdown?: boolean;
      autocomplete?: string;
    })
  | (QuestionBase & { kind: 'email' | 'phone' | 'url'; derive?: Derive })
  | (QuestionBase & {
      kind: 'num';
      min: number;
      max: number;
      default?: number;
      derive?: Derive;
      /** Narrower bounds while their condition holds. */
      within?: readonly { when: Condition; min?: number; max?: number }[];
    })
  | (QuestionBase & { kind: 'date'; default?: 'today' })
  | (QuestionBase & {
      kind: 'period';
      units: readonly ('days' | 'weeks' | 'months' | 'years')[];
      max: number;
      /** As `8 years`. */
      derive?: Derive;
    })
  | (QuestionBase & {
      kind: 'country';
      many?: boolean;
      /** With `many`: *I don’t know* may be chosen instead, kept as `['unknown']`. */
      unknown?: boolean;
      derive?: Derive;
    })
  | (QuestionBase & { kind: 'state'; of: string; derive?: Derive })
  | (QuestionBase & {
      kind: 'group';
      min: number;
      max: number;
      questions: readonly Question[];
      title: string;
    });

export type QuestionKind = Question['kind'];

/**
 * The default of a derived answer, computed again after each change. The stored answer keeps only
 * what the person added or removed (`multi`) or chose instead (`choice`, `text`, `country`, `num`).
 */
export type Derive = (facts: DeriveInput) => {
  value: readonly string[];
  reasons?: Readonly<Record<string, string>>;
};
export interface DeriveInput {
  /** Relevant answers (hidden ones left out) with earlier derivations applied; inside a repetition the row's on top. */
  answers: Answers;
  /** ISO date. */
  today: string;
}

export interface Step {
  id: string;
  /** Asked on the review page and beside the document, where each question has a form of its own; no step of the wizard. */
  isOnReview?: true;
  questions: readonly Question[];
}
export interface Questionnaire {
  type: AgreementType;
  version: number;
  steps: readonly Step[];
  /** The laws that the type can speak of, if any. */
  lawBook?: LawBook;
  migrations: readonly Migration[];
}
export type Migration = { to: number } & (
  | { rename: readonly [string, string] }
  | { optionRename: readonly [question: string, from: string, to: string] }
  | { drop: string; reason: string }
  | { ask: string }
);
