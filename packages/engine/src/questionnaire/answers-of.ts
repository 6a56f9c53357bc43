/**
 * What the relevant answers of a definition look like to the compiler. The definition must be
 * written `as const satisfies Questionnaire`; then a misspelt id or option does not compile.
 */
import type { Own, Period, Question, Questionnaire, TextPerLanguage } from './definition.ts';

/** Relevant answers by question id, nested questions beside the others; each may be missing. */
export type AnswersOf<Q extends Questionnaire> = RowOf<Q['steps'][number]['questions'][number]>;

/** The same for a list of questions, such as a shared block. */
export type AnswersOfQuestions<Q extends readonly Question[]> = RowOf<Q[number]>;

/** One entry that the person added to the listed options. */
export type OwnEntry<O extends Own = Own> = Simplify<
  { _id: string; name: string } & { [Field in Exclude<O['fields'][number], 'name'>]?: string }
>;

type RowOf<Q> = Simplify<
  { [One in Flat<Q> as IdOf<One>]?: ValueOf<One> } & {
    [One in Flat<Q> as One extends { own: Own } ? `${IdOf<One>}.own` : never]?: One extends {
      own: infer O extends Own;
    }
      ? OwnEntry<O>[]
      : never;
  }
>;

type Simplify<T> = { [K in keyof T]: T[K] };
type IdOf<Q> = Q extends { id: infer Id extends string } ? Id : never;

/** The question and all nested under its options; rows of a group stay inside it. A wide type ends the descent. */
type Flat<Q> = Q extends { id: infer Id } ? (string extends Id ? Q : Q | Flat<NestedIn<Q>>) : never;
type NestedIn<Q> =
  | (Q extends { options: readonly (infer O)[] } ? QuestionsOf<O> : never)
  | (Q extends { yes: readonly (infer N)[] } ? N : never)
  | (Q extends { no: readonly (infer N)[] } ? N : never);
type QuestionsOf<O> = O extends { questions: readonly (infer N)[] } ? N : never;
type OptionIds<Q> = Q extends { options: readonly { id: infer Id extends string }[] } ? Id : never;

type ValueOf<Q> = Q extends { kind: infer Kind }
  ? Kind extends 'choice'
    ? OptionIds<Q>
    : Kind extends 'multi'
      ? OptionIds<Q>[]
      : Kind extends 'yn'
        ? 'yes' | 'no' | (Q extends { unknown: true } ? 'unknown' : never)
        : Kind extends 'vendors'
          ? string[]
          : Kind extends 'num'
            ? number
            : Kind extends 'period'
              ? Period
              : Kind extends 'country'
                ? Q extends { many: true }
                  ? string[]
                  : string
                : Kind extends 'group'
                  ? Q extends { questions: readonly (infer N)[] }
                    ? Simplify<{ _id: string } & RowOf<N>>[]
                    : never
                  : Q extends { perLanguage: true }
                    ? TextPerLanguage
                    : string
  : never;
