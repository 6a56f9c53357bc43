/**
 * The answers of a definition as clauses see them: option ids as literals, all other kinds tagged,
 * so that only what a person typed prints by itself. The definition must be `as const`.
 */
import type { Own, Period, Question, Questionnaire } from '../questionnaire/definition.ts';
import type {
  CountryCode,
  FreeText,
  IsoDate,
  RegionCode,
  Rows,
  TextByLanguage,
  VendorId,
} from './answer-kinds.ts';

export type QuestionsOf<Q extends Questionnaire> = Row<Q['steps'][number]['questions'][number]>;

/** The same for a list of questions, such as a shared block. */
export type QuestionsOfList<Q extends readonly Question[]> = Row<Q[number]>;

type Simplify<T> = { [K in keyof T]: T[K] };
type Row<Q> = Simplify<
  { [One in Flat<Q> as IdOf<One>]: ValueOf<One> } & {
    [One in Flat<Q> as One extends { own: Own } ? `${IdOf<One>}.own` : never]: One extends {
      own: infer O extends Own;
    }
      ? Rows<Entry<O>>
      : never;
  }
>;
type Entry<O extends Own> = {
  [Field in O['fields'][number]]: Field extends 'country' ? CountryCode : FreeText;
} & { name: FreeText };

type IdOf<Q> = Q extends { id: infer Id extends string } ? Id : never;
type Flat<Q> = Q extends { id: infer Id } ? (string extends Id ? Q : Q | Flat<Nested<Q>>) : never;
type Nested<Q> =
  | (Q extends { options: readonly (infer O)[] } ? QuestionsIn<O> : never)
  | (Q extends { yes: readonly (infer N)[] } ? N : never)
  | (Q extends { no: readonly (infer N)[] } ? N : never);
type QuestionsIn<O> = O extends { questions: readonly (infer N)[] } ? N : never;
type OptionIds<Q> = Q extends { options: readonly { id: infer Id extends string }[] } ? Id : never;

interface ByKind {
  num: number;
  period: Period;
  date: IsoDate;
  state: RegionCode;
  email: FreeText;
  phone: FreeText;
  url: FreeText;
}
type ValueOf<Q> = Q extends { kind: infer Kind }
  ? Kind extends keyof ByKind
    ? ByKind[Kind]
    : Kind extends 'choice'
      ? OptionIds<Q>
      : Kind extends 'multi'
        ? readonly OptionIds<Q>[]
        : Kind extends 'yn'
          ? 'yes' | 'no' | (Q extends { unknown: true } ? 'unknown' : never)
          : Kind extends 'vendors'
            ? readonly VendorId[]
            : Kind extends 'country'
              ? Q extends { many: true }
                ? readonly CountryCode[]
                : CountryCode
              : Kind extends 'group'
                ? Q extends { questions: readonly (infer N)[] }
                  ? Rows<Row<N>>
                  : never
                : Q extends { perLanguage: true }
                  ? TextByLanguage
                  : FreeText
  : never;
